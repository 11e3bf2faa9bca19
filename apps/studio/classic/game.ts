import { MIN_SPIN_MS } from '../slots/maths/pace.ts'
import type { Game } from '../kit/game.ts'
import { contributionCents, CONTRIBUTION_DIVISOR } from './maths/jackpot.ts'
import { lines } from './maths/paytable.ts'
import { drawOutcome } from './maths/round.ts'
import type { Outcome } from './maths/round.ts'
import { classicTexts } from './front/texts/classic-texts.ts'
import { describeRound } from './describe-round.ts'

/** Three reels, five lines, and a chance of the merchant's jackpot in every round. */
export const classic: Game<Outcome, null> = {
  engine: 'classic',
  /** The smallest stake with whole cents on each line and a whole cent for the jackpot. */
  stakeGrainCents: () => CONTRIBUTION_DIVISOR,
  choiceIn: () => null,
  fair: false,
  jackpot: { contributionCents, wins: ({ jackpot }) => jackpot },
  draw: (drawBelow, { stakeCents, hasJackpot }) => drawOutcome(drawBelow, { cents: stakeCents, hasJackpot }),
  wonCents: ({ units }, { stakeCents }) => (BigInt(units) * stakeCents) / BigInt(lines.length),
  minMs: () => MIN_SPIN_MS,
  view: ({ stops, lineWins, units, jackpot }) => ({ stops, lineWins, units, jackpot }),
  texts: classicTexts,
  describe: describeRound,
}
