import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import type { seamlessTransaction } from '@ante/contract/launch/seamless-wallet.ts'

import { nameOf } from './answer-faults.ts'
import { acknowledgement, outcomeOf } from './operation-outcome.ts'
import type { OperationOutcome } from './operation-outcome.ts'
import type { Fault } from './fault.ts'
import type { Operation } from './operation.ts'

/** The gateway's state of a transaction. */
export type Found = OutputOf<typeof seamlessTransaction>

const STATE: Record<Exclude<OperationOutcome, 'unresolved'>, Found['state']> = {
  done: 'posted',
  undone: 'voided',
  refused: 'unknown',
}

/** Returns the faults in the gateway's record of an operation. */
export function lookUpFaults(operation: Operation, found: Found): Fault[] {
  const outcome = outcomeOf(operation)
  if (outcome === 'unresolved') return []
  const state = STATE[outcome]
  const what = `${nameOf(operation)} is ${outcome}, but its state at the gateway is ${found.state}`
  if (found.state !== state) return [{ kind: kindOf(state, found), what }]

  const reference = acknowledgement(operation)?.reference ?? null
  if (reference === null || found.reference === reference) return []
  const fault = `${nameOf(operation)} has reference ${found.reference} instead of ${reference}`
  return [{ kind: 'changed', what: fault }]
}

function kindOf(expected: Found['state'], found: Found): Fault['kind'] {
  if (found.state === 'unknown') return 'lost'
  return expected === 'unknown' ? 'moved' : 'changed'
}
