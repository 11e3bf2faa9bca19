import * as z from 'zod/mini'

import { WithdrawalState } from '../cashier/withdrawal-state.ts'
import { RowClaim } from './review-parts.ts'

/** Tabs of the queue. `manual`: withdrawals that the merchant's staff pays. */
export const WithdrawalTab = z.enum(['review', 'held', 'paying', 'manual', 'paid', 'rejected', 'failed', 'cancelled'])
export type WithdrawalTab = z.infer<typeof WithdrawalTab>

/** Checks of a withdrawal. If one fails, the withdrawal can be approved individually, but not in a bulk approval. */
export const ReviewCheck = z.enum(['payee', 'turnover', 'card', 'velocity', 'large', 'linked', 'exclusion', 'blocked'])
export type ReviewCheck = z.infer<typeof ReviewCheck>

export const WithdrawalId = z.string().check(z.regex(/^W[A-Z0-9]{6,20}$/))

/** Result of a check: the found value, and the limit if there is one. */
export const CheckResult = z.object({
  code: ReviewCheck,
  passed: z.boolean(),
  value: z.string(),
  limit: z.nullable(z.string()),
})
export type CheckResult = z.infer<typeof CheckResult>

export const QueuedWithdrawal = z.object({
  id: WithdrawalId,
  state: WithdrawalState,
  /** Version of this state, sent with a decision. */
  version: z.string(),
  /** Id of the member. */
  player: z.string(),
  account: z.string(),
  level: z.number(),
  amount: z.string(),
  fee: z.string(),
  /** Amount that arrives at the bank. */
  pays: z.string(),
  currency: z.string(),
  bank: z.string(),
  card: z.string(),
  provider: z.nullable(z.string()),
  requestedAt: z.string(),
  /** Time by which it should be paid, according to the merchant's target. */
  dueAt: z.string(),
  endedAt: z.nullable(z.string()),
  tries: z.number(),
  /** Balance of the main wallet before and after the request. */
  balanceBefore: z.nullable(z.string()),
  balanceAfter: z.nullable(z.string()),
  /** Total of all credited deposits of the member; `withdrawn` of all paid withdrawals. */
  deposited: z.string(),
  withdrawn: z.string(),
  net: z.string(),
  /** Number of withdrawals of the member in the last 24 hours, including this one. */
  lastDay: z.number(),
  isFirst: z.boolean(),
  /** Turnover that is still required. */
  turnoverLeft: z.string(),
  failed: z.array(ReviewCheck),
  isHeld: z.boolean(),
  /** Whether an approval of the withdrawal awaits another person. */
  isProposed: z.boolean(),
  claim: z.nullable(RowClaim),
})
export type QueuedWithdrawal = z.infer<typeof QueuedWithdrawal>
