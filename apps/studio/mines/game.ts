import { Refused } from '@ante/plain-server/refusal.ts'
import * as z from 'zod/mini'

import type { ActionResult, HeldGame, HeldRound } from '../kit/game.ts'
import { refuseWhileOpen } from '../kit/held/refuse-while-open.ts'
import { limitsOfStakes } from '../kit/stakes.ts'
import { FIELDS, placeMines, MAX_MINES, payoutCents, isPaidAutomatically } from './maths/mines.ts'
import { frameTexts } from '../kit/front/frame/texts/frame-texts.ts'
import { combineTables } from '../kit/front/texts/combine-tables.ts'
import { texts } from './front/texts/texts.ts'
import { describeHeld, describeRound } from './describe-round.ts'

const Choice = z.strictObject({ mines: z.int().check(z.minimum(1), z.maximum(MAX_MINES)) })
export type Choice = z.output<typeof Choice>

const Act = z.union([
  z.strictObject({ open: z.int().check(z.minimum(0), z.lt(FIELDS)) }),
  z.strictObject({ cashOut: z.literal(true) }),
])
type Act = z.output<typeof Act>

/** Progress of a round. The positions of the mines are not revealed before the end. */
export interface Progress {
  mines: number[]
  /** Opened fields, in order; none of them contains a mine. */
  opened: number[]
}

export interface Outcome extends Progress {
  /** The field with the mine; null after a cash-out. */
  hit: number | null
}

export type MinesRound = HeldRound<Choice, Progress>

/** Fields are opened one by one, and each safe one increases the value, until the player cashes out or opens a mine. */
export const mines: HeldGame<Outcome, Choice, Progress, Act> = {
  engine: 'mines',
  stakeGrainCents: () => 1n,
  limits: limitsOfStakes,
  choiceIn: () => Choice,
  fair: true,
  begin: async (tx, input) => {
    await refuseWhileOpen(tx, input)
    return {
      subject: `mines ${input.roundId}`,
      progress: { mines: placeMines(input.drawBelow, input.choice.mines), opened: [] },
    }
  },
  accepts: async () => true,
  actIn: Act,
  act: async (_tx, round, act) => ('open' in act ? open(round, act.open) : cashOut(round)),
  view: (outcome) => outcome,
  viewHeld: ({ progress }) => ({ opened: progress.opened }),
  texts: combineTables(frameTexts, texts),
  describe: describeRound,
  describeHeld,
}

function open({ progress, choice, stakeCents }: MinesRound, field: number): ActionResult<Outcome, Progress> {
  const { mines: laid, opened } = progress
  if (opened.includes(field)) throw new Refused('field.open')
  if (laid.includes(field)) return { outcome: { ...progress, hit: field }, wonCents: 0n }
  const further = { mines: laid, opened: [...opened, field] }
  const count = further.opened.length
  if (!isPaidAutomatically(count, choice.mines)) return { progress: further }
  return { outcome: { ...further, hit: null }, wonCents: payoutCents(count, choice.mines, stakeCents) }
}

/** Cashes out the round; refused before the first field is opened. */
function cashOut(round: MinesRound): ActionResult<Outcome, Progress> {
  if (round.progress.opened.length === 0) throw new Refused('field.none')
  return cashOutNow(round)
}

/** Returns the outcome and the payout of a cash-out now. */
export function cashOutNow({ progress, choice, stakeCents }: MinesRound): { outcome: Outcome; wonCents: bigint } {
  const wonCents = payoutCents(progress.opened.length, choice.mines, stakeCents)
  return { outcome: { ...progress, hit: null }, wonCents }
}
