import { northlightReels } from '../northlight/game.ts'
import type { Game } from '../kit/game.ts'
import type { Outcome } from '../northlight/maths/round.ts'
import { lineTexts } from './front/texts/line-texts.ts'
import { describeRound } from './describe-round.ts'

/** The game of all other twenty-line titles, with the mathematics of Northlight Reels. */
export const lines: Game<Outcome, null> = {
  ...northlightReels,
  engine: 'lines',
  texts: lineTexts,
  describe: describeRound,
}
