/** How pages are shown in the shell. Source: product specification 2, "Page shell". */
export const inShell = { header: 'title', back: 'step', bottomMenu: true } as const
export const withoutMenu = { header: 'title', back: 'step', bottomMenu: false } as const
/** Back leads to the home page, also after the last step of the page. */
export const backToHome = { header: 'title', back: 'home', bottomMenu: false } as const
/** The page has its own back button. */
export const bare = { header: 'none', back: 'home', bottomMenu: false } as const
