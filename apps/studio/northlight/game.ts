import { MIN_SPIN_MS } from '../slots/maths/pace.ts'
import type { Game } from '../kit/game.ts'
import { lines } from './maths/lines.ts'
import { drawOutcome } from './maths/round.ts'
import type { Outcome } from './maths/round.ts'
import { northlightTexts } from './front/texts/northlight-texts.ts'
import { describeRound } from './describe-round.ts'

/** "Northlight Reels": twenty lines on five reels, with free spins. */
export const northlightReels: Game<Outcome, null> = {
  engine: 'northlight',
  /** A cent on each of the twenty lines. */
  stakeGrainCents: () => BigInt(lines.length),
  choiceIn: () => null,
  fair: false,
  jackpot: null,
  draw: (drawBelow) => drawOutcome(drawBelow),
  wonCents: ({ wonUnits }, { stakeCents }) => (BigInt(wonUnits) * stakeCents) / BigInt(lines.length),
  minMs: ({ spins }) => spins.length * MIN_SPIN_MS,
  view: ({ spins }) => ({ spins }),
  texts: northlightTexts,
  describe: describeRound,
}
