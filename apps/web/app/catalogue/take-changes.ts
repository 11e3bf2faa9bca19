import type { QueryClient } from '@tanstack/react-query'

import { tapsAnswered } from './favourite-line.ts'
import { favourites } from './favourites.ts'

type Taker<Version> = (news: { version: Version }) => void

/** Takes news of the games: what is on the screen is asked anew when they are others than before. */
export function catalogueTaker(queries: QueryClient): Taker<string> {
  return whenChanged(() => void queries.invalidateQueries({ queryKey: ['catalogue'] }))
}

/** Takes news of the member's marks, his own taps among them: those that wait would be undone by an answer from before. */
export function favouritesTaker(queries: QueryClient): Taker<number> {
  return whenChanged(() => void tapsAnswered().then(() => queries.invalidateQueries(favourites)))
}

/** The first version that a stream tells is that of what the page has just been given. */
function whenChanged<Version>(act: () => void): Taker<Version> {
  let known: Version | null = null
  return ({ version }) => {
    const changed = known !== null && known !== version
    known = version
    if (changed) act()
  }
}
