/** How pages stand in the shell. Source: product specification 2, "Page shell". */
export const inShell = { header: 'title', back: 'step', bottomMenu: true } as const
export const withoutMenu = { header: 'title', back: 'step', bottomMenu: false } as const
/** Back leads home, and so does the way out at the end. */
export const leadsHome = { header: 'title', back: 'home', bottomMenu: false } as const
/** The page has its own way back. */
export const bare = { header: 'none', back: 'home', bottomMenu: false } as const
