// The mark of each seat: a colour and a shape, never a colour alone.

import circle from "icon:plain-circle";
import diamond from "icon:diamonds";
import star from "icon:polar-star";
import square from "icon:plain-square";
import spade from "icon:spades";
import triangle from "icon:triangle-target";

const SHAPES = [diamond, circle, triangle, square, star, spade] as const;

export const shapeOf = (seat: number): string => SHAPES[seat % SHAPES.length] ?? circle;
/** The class with a seat's colour. */
export const colourOf = (seat: number): string => `seat-${seat % SHAPES.length}`;
