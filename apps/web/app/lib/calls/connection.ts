import { useSyncExternalStore } from 'react'

/**
 * Attribute of the document element with the time at which a page was cached on the device; the service worker sets it.
 */
const CACHED_AT_ATTRIBUTE = 'kept'
/** Set when the cached document is the app shell of another page and contains nothing of this one. */
const OTHER_PAGE_ATTRIBUTE = 'elsewhere'
const FRESH_EVENT = 'ante:fresh'

/** Time at which this page was cached, in milliseconds as `Date.now()`; null if it came from the network. */
export function cachedAt(): number | null {
  const time = Date.parse(document.documentElement.dataset[CACHED_AT_ATTRIBUTE] ?? '')
  return Number.isNaN(time) ? null : time
}

/** Whether the document is the cached shell of another page, whose data must not be used. */
export const isShellOfOtherPage = (): boolean => OTHER_PAGE_ATTRIBUTE in document.documentElement.dataset

/** Clears the cache age: the gateway has answered, so the shown data is no longer as old as the page. */
export function clearCachedAt(): void {
  delete document.documentElement.dataset[CACHED_AT_ATTRIBUTE]
  window.dispatchEvent(new Event(FRESH_EVENT))
}

/** Event: the live stream has reconnected, so the gateway is reachable. */
export const REACHED_EVENT = 'ante:reached'

export interface Connection {
  online: boolean
  cachedAt: number | null
}

const EVENTS = ['online', 'offline', FRESH_EVENT]

function subscribe(listener: () => void): () => void {
  for (const event of EVENTS) window.addEventListener(event, listener)
  return () => {
    for (const event of EVENTS) window.removeEventListener(event, listener)
  }
}

/** Returns the connection state and the age of the shown page. */
export function useConnection(): Connection {
  return {
    online: useSyncExternalStore(
      subscribe,
      () => navigator.onLine,
      () => true,
    ),
    cachedAt: useSyncExternalStore(subscribe, cachedAt, () => null),
  }
}
