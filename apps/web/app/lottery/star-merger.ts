import type { QueryClient } from '@tanstack/react-query'

import { deviceStorage } from '../lib/browser/storage.ts'
import { sessionStore } from '../lib/session/session.ts'
import { DEVICE_STARS } from './kit/favourites/stars-key.ts'

/**
 * To be called when a session begins: what was starred before becomes the member's. Where nothing was, nothing is
 * loaded.
 */
export function mergeDeviceStars(queries: QueryClient): void {
  if (!sessionStore.get() || deviceStorage.get(DEVICE_STARS) === null) return
  void Promise.all([import('./kit/favourites/merge-stars.ts'), import('../lib/calls/call.ts')])
    .then(([{ mergeStars }, { call }]) => mergeStars({ queries, call }))
    // The device has them still: the next session, or the next page, tries again.
    .catch(() => undefined)
}
