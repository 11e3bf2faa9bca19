import * as z from 'zod/mini'

import type { HeldGame, HeldRound } from '../kit/game.ts'
import { refuseWhileOpen } from '../kit/held/refuse-while-open.ts'
import { limitsOfStakes } from '../kit/stakes.ts'
import { isCrashRound, subjectOf } from './crash-round.ts'
import { fairnessOf } from './flight-store.ts'
import type { Flights } from './flights.ts'
import { GRAIN_CENTS, MAX_POINT, MIN_CASH_OUT } from './maths/crash.ts'
import { frameTexts } from '../kit/front/frame/texts/frame-texts.ts'
import { combineTables } from '../kit/front/texts/combine-tables.ts'
import { texts } from './front/texts/texts.ts'
import { describeHeld, describeRound } from './describe-round.ts'

const Choice = z.strictObject({
  /** Point of automatic cash-out; null for manual. */
  auto: z.nullable(z.int().check(z.minimum(MIN_CASH_OUT), z.maximum(MAX_POINT))),
})
export type Choice = z.output<typeof Choice>

export interface Progress {
  flight: string
  auto: number | null
  nickname: string
}

export interface Outcome {
  flight: string
  /** Cash-out point; null when the stake was still in the flight at its end. */
  left: number | null
  /** Published once the flight is over. */
  point?: number
}

type Act = 'cash-out'

/** A shared flight: a cash-out in time pays the reached multiplier. */
export const crashOf = (flights: Flights): HeldGame<Outcome, Choice, Progress, Act> => ({
  engine: 'crash',
  stakeGrainCents: () => BigInt(GRAIN_CENTS),
  limits: limitsOfStakes,
  choiceIn: () => Choice,
  // The rounds have no seeds of their own: their proof is the flight's.
  fair: false,
  begin: async (tx, input) => {
    await refuseWhileOpen(tx, input)
    const flight = flights.boardable()
    return {
      subject: subjectOf(flight),
      progress: { flight: `${flight}`, auto: input.choice.auto, nickname: input.nickname },
    }
  },
  accepts: (tx, round: HeldRound<Choice, Progress>) => flights.seat(tx, round),
  sharedProof: (db, { progress }) => fairnessOf(db, BigInt(progress.flight)),
  actIn: z.literal('cash-out'),
  act: async (tx, round, _act, receivedAt) => flights.leave(tx, round, receivedAt),
  view: (outcome) => outcome,
  viewHeld: ({ progress }) => ({ flight: progress.flight, auto: progress.auto }),
  texts: combineTables(frameTexts, texts),
  describe: describeRound,
  describeHeld,
  changed: (round) => {
    if (round.state !== 'held' || round.subject === null) return
    const heldRound = { ...round, subject: round.subject }
    if (isCrashRound(heldRound)) flights.seated(heldRound)
  },
})
