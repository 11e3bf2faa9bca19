/** Displayed size of game covers, in pixels, both dimensions. */
export const COVER = 300
