const PORTRAITS_DRAWN = 12

/** Names of the drawn portraits: `01` to `12`. */
export const drawnPortraits: readonly string[] = Array.from({ length: PORTRAITS_DRAWN }, (_, index) =>
  String(index + 1).padStart(2, '0'),
)

/** Path of the pictures sent by members, followed by the picture's name. */
export const HEAD_ICONS_PATH = '/wps/member/headIcons'

const DRAWN = /^\d\d$/

/** Returns the address of a member's picture: a drawn portrait, or a picture sent by the member. */
export const headIconAddress = (headIcon: string): string =>
  DRAWN.test(headIcon) ? `/pictures/portraits/${headIcon}.svg` : `${HEAD_ICONS_PATH}/${headIcon}`
