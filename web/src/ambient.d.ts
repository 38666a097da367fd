/** The outline of a figure from game-icons, in a box of 512 by 512. */
declare module "icon:*" {
  const outline: string;
  export default outline;
}
