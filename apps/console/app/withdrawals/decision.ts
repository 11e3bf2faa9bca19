import {
  approveQueuedWithdrawal,
  holdWithdrawal,
  noteWithdrawal,
  rejectQueuedWithdrawal,
  reportManualPayout,
} from '@ante/contract/console/decide-withdrawals.ts'
import type { QueuedWithdrawal } from '@ante/contract/console/withdrawal-parts.ts'
import type { GuardedCall } from '@ante/contract/kit/admitting-rights.ts'

import { call } from '../lib/call.ts'
import type { Queue } from './withdrawal-queries.ts'

export type Decision = 'approve' | 'reject' | 'hold' | 'release' | 'paid' | 'failed' | 'note'

/** The call of each decision, which determines who may make it. */
const calls: Record<Decision, GuardedCall> = {
  approve: approveQueuedWithdrawal,
  reject: rejectQueuedWithdrawal,
  hold: holdWithdrawal,
  release: holdWithdrawal,
  paid: reportManualPayout,
  failed: reportManualPayout,
  note: noteWithdrawal,
}

/** Returns the decisions available in a state to a person who may make these calls; the main one comes first. */
export const decisionsFor = (row: QueuedWithdrawal, mayCall: (call: GuardedCall) => boolean): Decision[] =>
  decisionsIn(row).filter((decision) => mayCall(calls[decision]))

function decisionsIn({ state, isHeld, isProposed }: QueuedWithdrawal): Decision[] {
  if (state === 'REVIEW' && isHeld) return ['release', 'reject', 'note']
  if (state === 'REVIEW') return isProposed ? ['reject', 'hold', 'note'] : ['approve', 'reject', 'hold', 'note']
  return state === 'PAYING' ? ['paid', 'failed', 'note'] : ['note']
}

/** The kind of coded reasons that a decision needs. */
export const reasonKind = { reject: 'reject', hold: 'hold', failed: 'fail' } as const satisfies Partial<
  Record<Decision, Queue['reasons'][number]['kind']>
>

export const needsReason = (decision: Decision): decision is keyof typeof reasonKind => decision in reasonKind

/** Whether the withdrawal stays open in the queue after the decision. */
export const staysOpen = (decision: Decision): boolean => decision === 'note'

interface DecisionReason {
  code: string
  text: string
}

/**
 * Sends a decision, bound to the shown version of the withdrawal. Returns whether it was applied, or awaits another
 * person.
 */
export async function decide(
  merchant: string,
  { id, version, failed }: Pick<QueuedWithdrawal, 'id' | 'version' | 'failed'>,
  decision: Decision,
  { code, text }: DecisionReason,
): Promise<'applied' | 'waiting'> {
  const one = { merchant, id }
  const seen = { ...one, version, failed }
  const note = text.trim() === '' ? undefined : text
  switch (decision) {
    case 'approve':
      return (await call(approveQueuedWithdrawal, { ...seen, note })).outcome
    case 'reject':
      await call(rejectQueuedWithdrawal, { ...seen, code, note })
      return 'applied'
    case 'hold':
    case 'release':
      await call(holdWithdrawal, { ...seen, code: decision === 'hold' ? code : null, note })
      return 'applied'
    case 'note':
      await call(noteWithdrawal, { ...one, text })
      return 'applied'
    default:
      await call(reportManualPayout, {
        ...seen,
        result: decision,
        receipt: text,
        ...(decision === 'failed' && { code }),
      })
      return 'applied'
  }
}
