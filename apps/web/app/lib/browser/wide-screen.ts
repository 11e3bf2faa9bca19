/**
 * Screens with the rail, from the smallest phone in landscape: the rail leaves the width of a phone beside it. Style sheets
 * have the same number, because a media query cannot read a variable.
 */
export const WIDE_SCREEN = '(min-width: 560px)'
