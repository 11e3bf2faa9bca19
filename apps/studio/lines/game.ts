import { northlightReels } from '../northlight/game.ts'
import type { Game } from '../kit/game.ts'
import type { Outcome } from '../northlight/maths/round.ts'
import { lineTexts } from './front/texts/line-texts.ts'
import { describeRound } from './describe-round.ts'

/** The game of all twenty-line titles except Northlight Reels, with the same mathematics. */
export const lines: Game<Outcome, null> = {
  ...northlightReels,
  engine: 'lines',
  texts: lineTexts,
  describe: describeRound,
}
