import * as z from 'zod/mini'

import { WithdrawalState } from '../cashier/withdrawal-state.ts'

/** Tabs of the queue. `manual` are those that the merchant's staff pays. */
export const WithdrawalTab = z.enum(['review', 'held', 'paying', 'manual', 'paid', 'rejected', 'failed', 'cancelled'])
export type WithdrawalTab = z.infer<typeof WithdrawalTab>

/** Checks of a withdrawal; one that fails does not forbid an approval, but no bulk approval contains it. */
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

/** The reviewer who has claimed a row. */
const Claim = z.object({ by: z.string(), isOwn: z.boolean(), until: z.string() })

export const QueuedWithdrawal = z.object({
  id: WithdrawalId,
  state: WithdrawalState,
  /** Names this state in a decision. */
  version: z.string(),
  account: z.string(),
  level: z.number(),
  amount: z.string(),
  fee: z.string(),
  /** What arrives at the bank. */
  pays: z.string(),
  currency: z.string(),
  bank: z.string(),
  card: z.string(),
  provider: z.nullable(z.string()),
  requestedAt: z.string(),
  /** When it should be paid by the merchant's promise. */
  dueAt: z.string(),
  endedAt: z.nullable(z.string()),
  tries: z.number(),
  /** Balance of the main wallet before and after the request. */
  balanceBefore: z.nullable(z.string()),
  balanceAfter: z.nullable(z.string()),
  /** Credited deposits and paid withdrawals of the member, ever. */
  deposited: z.string(),
  withdrawn: z.string(),
  net: z.string(),
  /** Withdrawals of the member in the last 24 hours, with this one. */
  lastDay: z.number(),
  isFirst: z.boolean(),
  /** Valid bets since the last credited deposit are the turnover check; this is what is still required. */
  turnoverLeft: z.string(),
  failed: z.array(ReviewCheck),
  isHeld: z.boolean(),
  /** An approval of it awaits another person. */
  isProposed: z.boolean(),
  claim: z.nullable(Claim),
})
export type QueuedWithdrawal = z.infer<typeof QueuedWithdrawal>
