import { MIN_SPIN_MS } from '../slots/maths/pace.ts'
import type { Game } from '../kit/game.ts'
import { UNITS_OF_STAKE } from './maths/paytable.ts'
import { drawOutcome } from './maths/round.ts'
import type { Outcome } from './maths/round.ts'
import { wayTexts } from './front/texts/way-texts.ts'
import { describeRound } from './describe-round.ts'

/** 243 ways on five reels. Wilds expand over their reels, which are then held while the other reels spin again. */
export const ways: Game<Outcome, null> = {
  engine: 'ways',
  /** One cent per unit of the stake. */
  stakeGrainCents: () => BigInt(UNITS_OF_STAKE),
  choiceIn: () => null,
  fair: false,
  jackpot: null,
  draw: (drawBelow) => drawOutcome(drawBelow),
  wonCents: ({ units }, { stakeCents }) => (BigInt(units) * stakeCents) / BigInt(UNITS_OF_STAKE),
  minMs: ({ spins }) => spins.length * MIN_SPIN_MS,
  view: ({ spins }) => ({ spins }),
  texts: wayTexts,
  describe: describeRound,
}
