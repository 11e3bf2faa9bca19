import * as z from 'zod/mini'

import { MIN_ROUND_MS } from '../originals/pace.ts'
import type { Game } from '../kit/game.ts'
import { dropBall, GRAIN_CENTS, payoutCents, priceOf, RISKS, ROWS } from './maths/plinko.ts'
import type { Board } from './maths/plinko.ts'
import { frameTexts } from '../kit/front/frame/texts/frame-texts.ts'
import { combineTables } from '../kit/front/texts/combine-tables.ts'
import { texts } from './front/texts/texts.ts'
import { describeRound } from './describe-round.ts'

/** The ball's path: left (0) or right (1) at each row of pegs. */
export interface Outcome {
  path: number[]
}

const Choice = z.strictObject({ rows: z.literal(ROWS), risk: z.enum(RISKS) })

/** A ball that falls through rows of pegs; each peg sends it left or right with equal probability. */
export const plinko: Game<Outcome, Board> = {
  engine: 'plinko',
  stakeGrainCents: () => BigInt(GRAIN_CENTS),
  choiceIn: () => Choice,
  fair: true,
  jackpot: null,
  draw: (drawBelow, { choice }) => ({ path: dropBall(drawBelow, choice.rows) }),
  wonCents: ({ path }, { choice, stakeCents }) => payoutCents(priceOf(path, choice), stakeCents),
  minMs: () => MIN_ROUND_MS,
  view: ({ path }) => ({ path }),
  texts: combineTables(frameTexts, texts),
  describe: describeRound,
}
