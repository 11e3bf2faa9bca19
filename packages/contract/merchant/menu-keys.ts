/**
 * Keys of a merchant's `menu` that are not flags, by the place where they are shown. Entries not listed in `menu` are
 * hidden.
 */
export const menuKeys = {
  bottomMenu: ['HOME', 'PROMOTION', 'DEPOSIT', 'INVITE', 'MEMBER'],
  popupMenu: ['DEPOSIT', 'WITHDRAW'],
  home: [
    'HOME_BANNERS',
    'HOME_NOTICES',
    'HOME_MATCHES',
    'HOME_JACKPOT',
    'HOME_LOBBY',
    'HOME_WINNERS',
    'HOME_POPULAR',
    'HOME_NEWS',
  ],
} as const

/** A block of the home page. */
export type HomeBlock = (typeof menuKeys.home)[number]

/** All keys, each once. */
export const allMenuKeys: readonly string[] = [...new Set(Object.values(menuKeys).flat())]
