/** With title, back button and bottom menu. Source of all kinds: product specification 2, "Page shell". */
export const inShell = { header: 'title', back: 'step', bottomMenu: true } as const
export const withoutMenu = { header: 'title', back: 'step', bottomMenu: false } as const
/** Without bottom menu; the back button always leads to the home page. */
export const backToHome = { header: 'title', back: 'home', bottomMenu: false } as const
/** Without header and bottom menu: the page has its own back button. */
export const bare = { header: 'none', back: 'home', bottomMenu: false } as const
