import type { Sport } from '@ante/demo/season/leagues.ts'

import { secretDraw } from './timeline.ts'
import type { MatchState } from './moment.ts'

/** Final result of a match. */
export type Result = Pick<MatchState, 'score' | 'maps'>

/** One result in this number is entered wrongly. */
const WRONG_ONE_IN = 120
/** Time after the end of the match until the review. */
export const REVIEW_MS = 90_000
/** Excess points entered: a disallowed goal, a shot after the bell. */
const EXCESS_POINTS: Readonly<Partial<Record<Sport, number>>> = { football: 1, basketball: 2 }

const drawOf = (secret: string) => secretDraw(`${secret} entered`)

/** Whether the result of a match with this secret is first entered wrongly, and later reviewed. */
export const isReviewed = (sport: Sport, secret: string): boolean =>
  EXCESS_POINTS[sport] !== undefined && drawOf(secret)(WRONG_ONE_IN) === 0

/** Returns the result entered first; null when it is the correct one. */
export function provisionalResult(sport: Sport, secret: string, { score, maps }: Result): Result | null {
  const tooMuch = EXCESS_POINTS[sport]
  if (tooMuch === undefined || !isReviewed(sport, secret)) return null
  const draw = drawOf(secret)
  draw(WRONG_ONE_IN)
  const side = draw(2) === 0 ? 'home' : 'away'
  const entered = { ...score, [side]: score[side] + tooMuch }
  // A basketball match never ends level.
  if (sport === 'basketball' && entered.home === entered.away) entered[side] += 1
  return { score: entered, maps }
}
