/** Path of a page's file, relative to `app/`. */
export type PageAddress = `./${string}-page.tsx`

/** Returns the capability whose messages a page needs: the name of its folder. */
export const capabilityOf = (file: PageAddress): string => file.split('/')[1] ?? ''
