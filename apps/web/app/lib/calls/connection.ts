import { useSyncExternalStore } from 'react'

/** A page that a device kept says when, as a mark on the document; its service worker puts it there. */
const KEPT = 'kept'
/** What was kept is the app of another page, which has nothing of this one. */
const ELSEWHERE = 'elsewhere'
const FRESH_EVENT = 'ante:fresh'

/** When this page was kept, if the network did not give it: milliseconds, as `Date.now()`. */
export function keptAt(): number | null {
  const time = Date.parse(document.documentElement.dataset[KEPT] ?? '')
  return Number.isNaN(time) ? null : time
}

/** Whether nothing of this page was kept: it is drawn without what the document says of another one. */
export const isForeignShell = (): boolean => ELSEWHERE in document.documentElement.dataset

/** The gateway has answered: what is shown is no longer as old as the page. */
export function forgetAge(): void {
  delete document.documentElement.dataset[KEPT]
  window.dispatchEvent(new Event(FRESH_EVENT))
}

/** The live stream stands again after it broke: the gateway can be had. */
export const REACHED_EVENT = 'ante:reached'

export interface Connection {
  online: boolean
  keptAt: number | null
}

const EVENTS = ['online', 'offline', FRESH_EVENT]

function subscribe(listener: () => void): () => void {
  for (const event of EVENTS) window.addEventListener(event, listener)
  return () => {
    for (const event of EVENTS) window.removeEventListener(event, listener)
  }
}

/** Whether there is a connection, and how old the page is that stands here. */
export function useConnection(): Connection {
  return {
    online: useSyncExternalStore(
      subscribe,
      () => navigator.onLine,
      () => true,
    ),
    keptAt: useSyncExternalStore(subscribe, keptAt, () => null),
  }
}
