const PORTRAITS_DRAWN = 12

/** `01` to `12`. */
export const drawnPortraits: readonly string[] = Array.from({ length: PORTRAITS_DRAWN }, (_, index) =>
  String(index + 1).padStart(2, '0'),
)

/** Where pictures are that members have sent, each below its name. */
export const HEAD_ICONS_PATH = '/wps/member/headIcons'

const DRAWN = /^\d\d$/

/** Where the picture is that a member shows: a drawn one, or one that he has sent. */
export const headIconAddress = (headIcon: string): string =>
  DRAWN.test(headIcon) ? `/pictures/portraits/${headIcon}.svg` : `${HEAD_ICONS_PATH}/${headIcon}`
