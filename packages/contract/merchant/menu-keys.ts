/** Keys of a merchant's `menu` that are no flags, by where they are shown. What is not listed in `menu` is not shown there. */
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

/** A block of home. */
export type HomeBlock = (typeof menuKeys.home)[number]

/** All of them, each once. */
export const allMenuKeys: readonly string[] = [...new Set(Object.values(menuKeys).flat())]
