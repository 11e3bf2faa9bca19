import * as z from 'zod/mini'

import type { Queryable } from '@ante/plain-server/db.ts'
import type { HeldRound } from '../kit/game.ts'
import type { HeldRounds } from '../kit/held/held.ts'
import { readRounds, Unreadable } from '../kit/held/set-aside.ts'
import type { Outcome, Progress as CrashProgress } from './game.ts'
import { payoutCents } from './maths/crash.ts'

/** A stake in a flight. */
export type CrashRound = HeldRound<unknown, CrashProgress>

export const subjectOf = (flight: bigint): string => `crash ${flight}`

export const outcomeOf = (flight: bigint, leftAt: number | null): Outcome => ({ flight: `${flight}`, left: leftAt })

const Progress = z.object({ flight: z.string(), auto: z.nullable(z.int()), nickname: z.string() })

export const isCrashRound = (round: HeldRound<unknown, unknown>): round is CrashRound =>
  Progress.safeParse(round.progress).success

/** Returns all stakes of a flight; unreadable ones are set aside. */
export async function roundsOf(
  tx: Queryable,
  heldRounds: Pick<HeldRounds, 'heldRoundsOf' | 'setAside'>,
  flight: bigint,
): Promise<CrashRound[]> {
  const setAside = (ids: string[], reason: string) => heldRounds.setAside(tx, ids, reason)
  return readRounds(await heldRounds.heldRoundsOf(tx, subjectOf(flight)), { readRound: crashRound, aside: setAside })
}

/** Returns the round as stored by this game; throws `Unreadable` otherwise. */
function crashRound(round: HeldRound<unknown, unknown>): CrashRound {
  if (isCrashRound(round)) return round
  throw new Unreadable('its stored progress is not a flight’s')
}

/** Returns the stakes that cash out now: their automatic point is reached; without one, `top` is reached. */
export function roundsToCashOut(rounds: readonly CrashRound[], { reached, top }: { reached: number; top: number }) {
  return rounds.flatMap(({ id, stakeCents, progress: { auto } }) => {
    const leftAt = auto ?? top
    return leftAt <= reached ? [{ id, left: leftAt, wonCents: payoutCents(leftAt, stakeCents) }] : []
  })
}
