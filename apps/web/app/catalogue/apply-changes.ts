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

/** Handles favourites events. Waits for the answers to the member's own taps, which an earlier list would undo. */
export function applyFavouritesEvent(queries: QueryClient): EventHandler<number> {
  return whenChanged<number>(null, () => void pendingTapsAnswered().then(() => queries.invalidateQueries(favourites)))
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
