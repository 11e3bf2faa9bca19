import type { QueryClient } from '@tanstack/react-query'

import { tapsAnswered } from '../lib/calls/tap-line.ts'
import { favourites } from './favourites.ts'

type EventHandler<Version> = (news: { version: Version }) => void

/** All open pages hear of a change at once; they ask for it within this time. */
const SPREAD_MS = 800

const spread = (act: () => void) => setTimeout(act, Math.random() * SPREAD_MS)

/**
 * Takes news of the games: what is on the screen is asked anew when they are others than before, not by everybody at
 * once. `shown` is the version that the page was made with, if it is known.
 */
export function applyCatalogueEvent(
  queries: QueryClient,
  shown: string | null,
  later: (act: () => void) => unknown = spread,
): EventHandler<string> {
  return whenChanged(shown, () => later(() => void queries.invalidateQueries({ queryKey: ['catalogue'] })))
}

/**
 * Takes news of the member's marks, his own taps among them: those that wait would be undone by an answer from before.
 */
export function applyFavouritesEvent(queries: QueryClient): EventHandler<number> {
  return whenChanged<number>(null, () => void tapsAnswered().then(() => queries.invalidateQueries(favourites)))
}

/** Where nothing is known, the first version that a stream tells is that of what the page has just been given. */
function whenChanged<Version>(shown: Version | null, act: () => unknown): EventHandler<Version> {
  let known = shown
  return ({ version }) => {
    const changed = known !== null && known !== version
    known = version
    if (changed) act()
  }
}
