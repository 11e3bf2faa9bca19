import { LEAST_SPIN_MS } from '../slots/maths/pace.ts'
import type { Game } from '../studio/game.ts'
import { contributionCents } from './maths/jackpot.ts'
import { lines } from './maths/paytable.ts'
import { drawOutcome } from './maths/round.ts'
import type { Outcome } from './maths/round.ts'
import { tellRound } from './tell-round.ts'

/** Three reels, five lines, and a chance of the merchant's jackpot in every round. */
export const classic: Game<Outcome, null> = {
  engine: 'classic',
  /** Each is a whole number of cents on each line, and gives a whole number of cents to the jackpot. */
  stakesCents: [50n, 100n, 200n, 500n, 1_000n, 2_000n, 5_000n, 10_000n],
  choiceIn: () => null,
  fair: false,
  jackpot: { contributionCents, wins: ({ jackpot }) => jackpot },
  draw: (drawBelow, { stakeCents, hasJackpot }) => drawOutcome(drawBelow, { cents: stakeCents, hasJackpot }),
  wonCents: ({ units }, { stakeCents }) => (BigInt(units) * stakeCents) / BigInt(lines.length),
  leastMs: () => LEAST_SPIN_MS,
  view: ({ stops, lineWins, units, jackpot }) => ({ stops, lineWins, units, jackpot }),
  tell: tellRound,
}
