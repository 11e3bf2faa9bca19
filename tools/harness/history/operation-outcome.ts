import { unitsOf } from '@ante/gateway/kit/money.ts'

import type { Heard, Operation } from './operation.ts'

/**
 * What became of an operation, as far as the vendor knows: `done` was acknowledged, `refused` has moved nothing,
 * `undone` is a bet that was taken back, and of `unresolved` ones nobody can tell.
 */
export type OperationOutcome = 'done' | 'refused' | 'undone' | 'unresolved'

export function fateOf(operation: Operation): OperationOutcome {
  const { heard, unheard, rollback } = operation
  if (rollback) return fateOf(rollback) === 'done' ? 'undone' : 'unresolved'
  if (acknowledgement(operation)) return 'done'
  return unheard === 0 && heard.length > 0 ? 'refused' : 'unresolved'
}

/** The first answer that says it is done. */
export function acknowledgement({ heard }: Operation): Heard | null {
  return heard.find(({ code }) => code === 'done') ?? null
}

/** By how much an operation has changed its player's balance for good. */
export function effectOf(operation: Operation): bigint {
  const { call } = operation
  if (fateOf(operation) !== 'done') return 0n
  if (call.kind === 'bet') return -unitsOf(call.input.amount)
  return call.kind === 'win' ? unitsOf(call.input.amount) : 0n
}
