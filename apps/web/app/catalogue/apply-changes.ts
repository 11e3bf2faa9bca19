import type { QueryClient } from '@tanstack/react-query'

import { tapsAnswered } from '../lib/calls/tap-line.ts'
import { favourites } from './favourites.ts'

type EventHandler<Version> = (event: { version: Version }) => void

/** All open pages are notified of a change simultaneously; their requests are spread over this time. */
const SPREAD_MS = 800

const spread = (act: () => void) => setTimeout(act, Math.random() * SPREAD_MS)

/**
 * Handles catalogue change events: displayed games are reloaded when the version has changed, with a random delay.
 * `shown` is the version with which the page was rendered, if known.
 */
export function applyCatalogueEvent(
  queries: QueryClient,
  shown: string | null,
  schedule: (act: () => void) => unknown = spread,
): EventHandler<string> {
  return whenChanged(shown, () => schedule(() => void queries.invalidateQueries({ queryKey: ['catalogue'] })))
}

/** Handles favourites events, including those of the member's own taps: an earlier answer would undo pending ones. */
export function applyFavouritesEvent(queries: QueryClient): EventHandler<number> {
  return whenChanged<number>(null, () => void tapsAnswered().then(() => queries.invalidateQueries(favourites)))
}

/** Without a known version, the first version of a stream is that of the page's data. */
function whenChanged<Version>(shown: Version | null, act: () => unknown): EventHandler<Version> {
  let known = shown
  return ({ version }) => {
    const changed = known !== null && known !== version
    known = version
    if (changed) act()
  }
}
