/** A page's file, as seen from `app/`. */
export type PageAddress = `./${string}-page.tsx`

/** The capability whose words a page needs: the folder it stands in. */
export const capabilityOf = (file: PageAddress): string => file.split('/')[1] ?? ''
