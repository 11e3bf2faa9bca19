import type { Sport } from '@ante/demo/season/leagues.ts'

import { secretDraw } from './timeline.ts'
import type { Moment } from './moment.ts'

/** How a match ended. */
export type Result = Pick<Moment, 'score' | 'maps'>

/** One result in so many is entered wrongly. */
const WRONG_OF = 120
/** So long after the end of the match it is looked at again. */
export const REVIEW_MS = 90_000
/** What is entered too much: a goal that did not count, a shot after the bell. */
const TOO_MUCH: Readonly<Partial<Record<Sport, number>>> = { football: 1, basketball: 2 }

const drawOf = (secret: string) => secretDraw(`${secret} entered`)

/** Whether a match with this secret has its result entered wrongly at first. */
export const isReviewed = (sport: Sport, secret: string): boolean =>
  TOO_MUCH[sport] !== undefined && drawOf(secret)(WRONG_OF) === 0

/** What is entered first; null where that is how it ended. */
export function provisionalResult(sport: Sport, secret: string, { score, maps }: Result): Result | null {
  const tooMuch = TOO_MUCH[sport]
  if (tooMuch === undefined || !isReviewed(sport, secret)) return null
  const draw = drawOf(secret)
  draw(WRONG_OF)
  const side = draw(2) === 0 ? 'home' : 'away'
  const entered = { ...score, [side]: score[side] + tooMuch }
  // No match of basketball ends level.
  if (sport === 'basketball' && entered.home === entered.away) entered[side] += 1
  return { score: entered, maps }
}
