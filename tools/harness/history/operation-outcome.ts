import { unitsOf } from '@ante/gateway/kit/money.ts'

import type { Received, Operation } from './operation.ts'

/**
 * Outcome of an operation as known to the vendor: `done` was acknowledged, `refused` has moved nothing, `undone` is a
 * bet that was rolled back, and `unresolved` is unknown.
 */
export type OperationOutcome = 'done' | 'refused' | 'undone' | 'unresolved'

export function outcomeOf(operation: Operation): OperationOutcome {
  const { answers, unanswered, rollback } = operation
  if (rollback) return outcomeOf(rollback) === 'done' ? 'undone' : 'unresolved'
  if (acknowledgement(operation)) return 'done'
  return unanswered === 0 && answers.length > 0 ? 'refused' : 'unresolved'
}

/** Returns the first answer that acknowledges the operation. */
export function acknowledgement({ answers }: Operation): Received | null {
  return answers.find(({ code }) => code === 'done') ?? null
}

/** Returns the final change of the player's balance by an operation. */
export function effectOf(operation: Operation): bigint {
  const { call } = operation
  if (outcomeOf(operation) !== 'done') return 0n
  if (call.kind === 'bet') return -unitsOf(call.input.amount)
  return call.kind === 'win' ? unitsOf(call.input.amount) : 0n
}
