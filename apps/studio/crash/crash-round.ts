import type { HeldRound } from '../studio/game.ts'
import type { Outcome, Progress } from './game.ts'
import { payoutCents } from './maths/crash.ts'

/** A stake that flies along. */
export type CrashRound = HeldRound<unknown, Progress>

export const subjectOf = (flight: bigint): string => `crash ${flight}`

export const outcomeOf = (flight: bigint, left: number | null): Outcome => ({ flight: `${flight}`, left })

export const isCrashRound = (round: HeldRound<unknown, unknown>): round is CrashRound =>
  typeof round.progress === 'object' && round.progress !== null && 'auto' in round.progress

/** Those that have left by themselves when so much is reached; who set no point leaves at the top. */
export function reachedOf(rounds: readonly CrashRound[], { reached, top }: { reached: number; top: number }) {
  return rounds.flatMap(({ id, stakeCents, progress: { auto } }) => {
    const left = auto ?? top
    return left <= reached ? [{ id, left, wonCents: payoutCents(left, stakeCents) }] : []
  })
}
