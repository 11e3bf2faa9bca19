import { MIN_SPIN_MS } from '../slots/maths/pace.ts'
import { slotTexts } from '../slots/front/texts/slot-texts.ts'
import { combineTables } from '../kit/front/texts/combine-tables.ts'
import type { Game } from '../kit/game.ts'
import { book, drawEntry } from './book/read-book.ts'
import { texts } from './front/texts/texts.ts'
import { UNITS_OF_STAKE } from './maths/paytable.ts'
import { playSeed } from './maths/play-seed.ts'
import type { Outcome } from './maths/play-seed.ts'
import { describeRound } from './describe-round.ts'

/** Clusters of adjacent gems pay and are replaced. A round is drawn by weight from a book of fixed rounds. */
export const cluster: Game<Outcome, null> = {
  engine: 'cluster',
  /** One cent per unit of the stake. */
  stakeGrainCents: () => BigInt(UNITS_OF_STAKE),
  choiceIn: () => null,
  fair: false,
  jackpot: null,
  draw: (drawBelow) => playSeed(book[drawEntry(drawBelow)]?.seed ?? 0),
  wonCents: ({ units }, { stakeCents }) => (BigInt(units) * stakeCents) / BigInt(UNITS_OF_STAKE),
  minMs: () => MIN_SPIN_MS,
  view: ({ spins, units }) => ({ spins, units }),
  // The names of the gems are part of the texts of the slots.
  texts: combineTables(slotTexts, texts),
  describe: describeRound,
}
