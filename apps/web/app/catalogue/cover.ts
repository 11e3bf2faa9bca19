/** The size that the covers of games are drawn in, in pixels, upwards and sideways. */
export const COVER = 300
