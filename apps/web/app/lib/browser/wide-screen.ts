/**
 * Screens with the navigation rail, from the smallest phone in landscape: beside the rail there is the width of a
 * phone. Style sheets have the same number, because a media query cannot read a variable.
 */
export const WIDE_SCREEN = '(min-width: 560px)'
