import type { QueryClient } from '@tanstack/react-query'

import { deviceStorage } from '../lib/browser/storage.ts'
import { sessionStore } from '../lib/session/session.ts'
import { DEVICE_STARS } from './kit/favourites/stars-key.ts'

/** Transfers a visitor's stars to the member when a session begins. Loads nothing if there are none. */
export function mergeDeviceStars(queries: QueryClient): void {
  if (!sessionStore.get() || deviceStorage.get(DEVICE_STARS) === null) return
  void Promise.all([import('./kit/favourites/merge-stars.ts'), import('../lib/calls/call.ts')])
    .then(([{ mergeStars }, { call }]) => mergeStars({ queries, call }))
    // The stars remain on the device: the next session or page load retries.
    .catch(() => undefined)
}
