import { acknowledgement, outcomeOf } from './operation-outcome.ts'
import type { Fault } from './fault.ts'
import type { Heard, Operation } from './operation.ts'
import { keyOf } from './operation.ts'

const ROLLED_BACK = 'seamless.transaction.rolled_back'

/** Returns the faults in the answers themselves, regardless of later statements of the gateway. */
export function answerFaults(operations: readonly Operation[]): Fault[] {
  return operations.flatMap((operation) => {
    const wrong = operation.heard.flatMap((heard) => faultsOf(operation, heard))
    const open = keyOf(operation) !== null && outcomeOf(operation) === 'unresolved' && operation.firstSentAt !== null
    return open ? [...wrong, { kind: 'unresolved' as const, what: nameOf(operation) }] : wrong
  })
}

function faultsOf(operation: Operation, heard: Heard): Fault[] {
  const faults: Fault[] = []
  const say = (kind: Fault['kind'], what: string) => faults.push({ kind, what: `${nameOf(operation)} ${what}` })
  if (!isAllowed(operation, heard)) say('unexpected', `was answered ${heard.code}`)
  if (heard.balance !== null && heard.balance < 0n) say('overdrawn', `left ${heard.balance} units`)
  const first = acknowledgement(operation)
  if (first && isOtherThan(first, operation, heard)) {
    say('changed', `was ${heard.code} ${heard.reference} and not ${first.reference} again`)
  }
  return faults
}

/**
 * A completed operation stays completed, with one reference; copies sent before the first answer may still be refused.
 */
function isOtherThan(first: Heard, operation: Operation, heard: Heard): boolean {
  if (heard.code === 'done') return heard.reference !== first.reference
  return isLater(heard, first) && !isTakenBack(operation, heard)
}

function isAllowed(operation: Operation, heard: Heard): boolean {
  const undone = operation.rollback && acknowledgement(operation.rollback)
  if (undone && isLater(heard, undone)) return heard.code === ROLLED_BACK
  return operation.mayListen.includes(heard.code) || (heard.code === ROLLED_BACK && isTakenBack(operation, heard))
}

/** Reports whether the rollback had been sent when the answer arrived. */
function isTakenBack({ rollback }: Operation, { receivedAt }: Heard): boolean {
  return rollback !== null && rollback.firstSentAt !== null && rollback.firstSentAt < receivedAt
}

const isLater = ({ sentAt }: Heard, { receivedAt }: Heard): boolean => sentAt > receivedAt

export function nameOf({ player, call: { kind, input } }: Operation): string {
  const key = 'transactionId' in input ? input.transactionId : input.roundId
  const amount = 'amount' in input ? ` of ${input.amount}` : ''
  return `${kind} ${key}${amount} of player ${player}`
}
