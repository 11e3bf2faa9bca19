import { creditQueuedDeposit, rejectQueuedDeposit, settleQueuedDeposit } from '@ante/contract/console/deposits.ts'
import type { MatchReason } from '@ante/contract/console/deposits.ts'
import type { BankLine } from '@ante/contract/console/bank-lines.ts'
import type { GuardedCall } from '@ante/contract/kit/admitting-rights.ts'

import type { Claim } from './deposit-queries.ts'

/** The chosen decision, to be confirmed; a credit may be matched with a bank line. */
export type Chosen =
  | { decision: 'credit'; line: BankLine | undefined }
  | { decision: 'reject' }
  | { decision: 'settle' }

export type Decision = Chosen['decision']

/** The call of each decision, which determines who may make it. */
const calls: Record<Decision, GuardedCall> = {
  credit: creditQueuedDeposit,
  reject: rejectQueuedDeposit,
  settle: settleQueuedDeposit,
}

/** Returns the decisions available in a state to a person who may make these calls; the main one comes first. */
export function decisionsFor({ deposit }: Claim, mayCall: (call: GuardedCall) => boolean): Decision[] {
  const { state, isProposed, problem } = deposit
  const decisions: Decision[] = [
    ...(state !== 'SUCCESS' && !isProposed ? (['credit'] as const) : []),
    ...(state === 'SUBMITTED' || state === 'PROCESSING' ? (['reject'] as const) : []),
    ...(problem !== null && !isProposed ? (['settle'] as const) : []),
  ]
  return decisions.filter((decision) => mayCall(calls[decision]))
}

/** Whether no other reviewer is matching the bank line. */
export const isFree = ({ claim }: BankLine): boolean => claim === null || claim.isOwn

const STRONG: readonly MatchReason[] = ['amount', 'number', 'near']

/** Whether a suggested line is likely the payment: the payer's name alone can belong to another deposit of the player. */
export const isLikely = ({ because }: Claim['suggestions'][number]): boolean =>
  because.some((reason) => STRONG.includes(reason))

/** Returns the likeliest bank line that no other reviewer is matching, or undefined. */
export const bestLine = ({ suggestions }: Claim): BankLine | undefined =>
  suggestions.find((one) => isLikely(one) && isFree(one.line))?.line
