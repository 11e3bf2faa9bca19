/** Size of a picture in pixels. Posts of social networks show the ratio 4:5 without cropping. */
export const WIDTH = 1080
export const HEIGHT = 1350
export const MIDDLE = WIDTH / 2
export const MARGIN = 88
/** Width of the content. */
export const INNER = WIDTH - 2 * MARGIN
