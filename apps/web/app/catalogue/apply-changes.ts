import type { QueryClient } from '@tanstack/react-query'

import { pendingTapsAnswered } from '../lib/calls/tap-queue.ts'
import { favourites } from './favourites.ts'

type EventHandler<Version> = (event: { version: Version }) => void

/** All open pages are notified of a change simultaneously; their requests are spread over this time. */
const SPREAD_MS = 800

const spread = (action: () => void) => setTimeout(action, Math.random() * SPREAD_MS)

/**
 * Handles catalogue change events: displayed games are reloaded when the version has changed, with a random delay.
 * `shownVersion` is the version with which the page was rendered, if known.
 */
export function applyCatalogueEvent(
  queries: QueryClient,
  shownVersion: string | null,
  schedule: (action: () => void) => unknown = spread,
): EventHandler<string> {
  return whenChanged(shownVersion, () => schedule(() => void queries.invalidateQueries({ queryKey: ['catalogue'] })))
}

/** Version of the favourites of a member who never changed them. */
const NEVER_CHANGED = 0

/**
 * Handles favourites events. Waits for the answers to the member's own taps, which an earlier list would undo. The first
 * event of a stream reloads favourites too, because they may have changed between their answer and the stream's begin.
 */
export function applyFavouritesEvent(queries: QueryClient): EventHandler<number> {
  return whenChanged<number>(
    NEVER_CHANGED,
    () => void pendingTapsAnswered().then(() => queries.invalidateQueries(favourites)),
  )
}

/**
 * Calls `action` when the version changes. If `shownVersion` is null, the first event's version is taken as the page's.
 */
function whenChanged<Version>(shownVersion: Version | null, action: () => unknown): EventHandler<Version> {
  let currentVersion = shownVersion
  return ({ version }) => {
    const changed = currentVersion !== null && currentVersion !== version
    currentVersion = version
    if (changed) action()
  }
}
