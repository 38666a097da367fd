# What is said at a table of Closed Cups, in English.

cc-not-now = That is no answer to what is asked now: { $step ->
    [hiding] hide a pearl from your hand
   *[pointing] point at a cup
}.
cc-pearl-not-held = You hold no { $pearl } pearl.
cc-no-such-cup = There is no such cup: they are numbered from 0 to { $most }, as the seats are.
cc-move-hide = hide the { $pearl } pearl
cc-move-point = point at cup { $cup }
