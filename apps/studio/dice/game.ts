import * as z from 'zod/mini'

import { MIN_ROUND_MS } from '../originals/pace.ts'
import type { Game } from '../kit/game.ts'
import { CHANCES, FACES, GRAIN_CENTS, payoutCents, wins } from './maths/dice.ts'
import type { Pick } from './maths/dice.ts'
import { frameTexts } from '../kit/front/frame/texts/frame-texts.ts'
import { combineTables } from '../kit/front/texts/combine-tables.ts'
import { texts } from './front/texts/texts.ts'
import { describeRound } from './describe-round.ts'

/** The rolled face, from 0 to 9,999. */
export interface Outcome {
  rolled: number
}

const Choice = z.strictObject({
  side: z.enum(['under', 'over']),
  faces: z.int().check(z.refine((faces) => CHANCES.includes(faces))),
})

/** One roll of a die with 10,000 faces, over or under a line chosen by the player. */
export const dice: Game<Outcome, Pick> = {
  engine: 'dice',
  stakeGrainCents: () => BigInt(GRAIN_CENTS),
  choiceIn: () => Choice,
  fair: true,
  jackpot: null,
  draw: (drawBelow) => ({ rolled: drawBelow(FACES) }),
  wonCents: ({ rolled }, { choice, stakeCents }) => (wins(rolled, choice) ? payoutCents(choice, stakeCents) : 0n),
  minMs: () => MIN_ROUND_MS,
  view: ({ rolled }) => ({ rolled }),
  texts: combineTables(frameTexts, texts),
  describe: describeRound,
}
