import { acknowledgement, outcomeOf } from './operation-outcome.ts'
import type { Fault } from './fault.ts'
import type { Received, Operation } from './operation.ts'
import { keyOf } from './operation.ts'

const ROLLED_BACK = 'seamless.transaction.rolled_back'

/** Returns the contradictions within the answers, without asking the gateway again. */
export function answerFaults(operations: readonly Operation[]): Fault[] {
  return operations.flatMap((operation) => {
    const faults = operation.answers.flatMap((received) => faultsOf(operation, received))
    const open = keyOf(operation) !== null && outcomeOf(operation) === 'unresolved' && operation.firstSentAt !== null
    return open ? [...faults, { kind: 'unresolved' as const, what: nameOf(operation) }] : faults
  })
}

function faultsOf(operation: Operation, received: Received): Fault[] {
  const faults: Fault[] = []
  const addFault = (kind: Fault['kind'], description: string) =>
    faults.push({ kind, what: `${nameOf(operation)} ${description}` })
  if (!isAllowed(operation, received)) addFault('unexpected', `was answered ${received.code}`)
  if (received.balance !== null && received.balance < 0n) addFault('overdrawn', `left ${received.balance} units`)
  const first = acknowledgement(operation)
  if (first && isOtherThan(first, operation, received)) {
    addFault(
      'changed',
      `was answered ${received.code} ${received.reference} after the first reference ${first.reference}`,
    )
  }
  return faults
}

/**
 * Whether an answer contradicts the first acknowledgement: a completed operation stays completed, with one reference.
 * Copies sent before the first answer may still be refused.
 */
function isOtherThan(first: Received, operation: Operation, received: Received): boolean {
  if (received.code === 'done') return received.reference !== first.reference
  return isLater(received, first) && !isRolledBack(operation, received)
}

function isAllowed(operation: Operation, received: Received): boolean {
  const rollbackReply = operation.rollback && acknowledgement(operation.rollback)
  if (rollbackReply && isLater(received, rollbackReply)) return received.code === ROLLED_BACK
  return (
    operation.allowedOutcomes.includes(received.code) ||
    (received.code === ROLLED_BACK && isRolledBack(operation, received))
  )
}

/** Whether the rollback had been sent when the answer arrived. */
function isRolledBack({ rollback }: Operation, { receivedAt }: Received): boolean {
  return rollback !== null && rollback.firstSentAt !== null && rollback.firstSentAt < receivedAt
}

const isLater = ({ sentAt }: Received, { receivedAt }: Received): boolean => sentAt > receivedAt

export function nameOf({ player, call: { kind, input } }: Operation): string {
  const key = 'transactionId' in input ? input.transactionId : input.roundId
  const amount = 'amount' in input ? ` of ${input.amount}` : ''
  return `${kind} ${key}${amount} of player ${player}`
}
