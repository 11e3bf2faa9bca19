/** Size of a picture in pixels: 4:5, as posts of social networks show it whole. */
export const WIDTH = 1080
export const HEIGHT = 1350
export const MIDDLE = WIDTH / 2
export const MARGIN = 88
/** Width of the content. */
export const INNER = WIDTH - 2 * MARGIN
