import { useSyncExternalStore } from 'react'

/** The console opens a page with the token in the fragment, which is not sent to the server. */
const FRAGMENT = /^#preview=([\w-]{40,1000})$/

const NO_EVENTS = () => () => undefined

/** Returns the token after the hydration of the page, which is rendered without one. */
export const usePreviewToken = (): string | null => useSyncExternalStore(NO_EVENTS, previewToken, () => null)

/** Returns the token with which staff previews content on this page, or null. */
export const previewToken = (): string | null => FRAGMENT.exec(location.hash)?.[1] ?? null
