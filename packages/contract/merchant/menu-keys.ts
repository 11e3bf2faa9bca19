/**
 * Keys of a merchant's `menu` that are not flags, by the menu or page that shows them. Entries not listed in `menu` are
 * hidden.
 */
export const menuKeys = {
  bottomMenu: ['HOME', 'PROMOTION', 'DEPOSIT', 'INVITE', 'MEMBER'],
  popupMenu: ['DEPOSIT', 'WITHDRAW'],
  home: [
    'HOME_BANNERS',
    'HOME_NOTICES',
    'HOME_CONTINUE',
    'HOME_MATCHES',
    'HOME_JACKPOT',
    'HOME_LOBBY',
    'HOME_SPORTS',
    'HOME_WINNERS',
    'HOME_POPULAR',
    'HOME_NEWS',
  ],
} as const

/** A block of the home page. */
export type HomeBlock = (typeof menuKeys.home)[number]

/**
 * Returns the blocks of home in the order of the entries of `menu`; hidden blocks come last.
 */
export function homeOrder(menu: readonly string[]): HomeBlock[] {
  const blocks = menu.flatMap((key) => menuKeys.home.find((block) => block === key) ?? [])
  return [...new Set([...blocks, ...menuKeys.home])]
}

/** All keys, each once. */
export const allMenuKeys: readonly string[] = [...new Set(Object.values(menuKeys).flat())]
