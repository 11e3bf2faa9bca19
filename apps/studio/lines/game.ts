import { northlightReels } from '../northlight/game.ts'
import type { Game } from '../kit/game.ts'
import type { Outcome } from '../northlight/maths/round.ts'
import { lineTexts } from './front/texts/line-texts.ts'
import { describeRound } from './describe-round.ts'

/** The mathematics of Northlight Reels under any other title's name. */
export const lines: Game<Outcome, null> = {
  ...northlightReels,
  engine: 'lines',
  texts: lineTexts,
  describe: describeRound,
}
