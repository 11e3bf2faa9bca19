/** The console opens the page with the token in the fragment, which is not sent to the server. */
const FRAGMENT = /^#promotion=([\w-]{40,1000})$/

/** Returns the token with which staff previews a promotion on this page, or null. */
export const promotionPreviewToken = (): string | null => FRAGMENT.exec(location.hash)?.[1] ?? null
