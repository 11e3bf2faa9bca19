import * as z from 'zod/mini'

import { WithdrawalState } from '../cashier/withdrawal-state.ts'
import { NoDetails } from '../kit/endpoint.ts'
import { ChangeOutcome, proposalRefusals } from '../staff/changes.ts'
import { Scope, staffEndpoint } from '../staff/staff-endpoint.ts'
import { ReasonCode, SeenVersion, StaffNote } from './review-parts.ts'
import { ReviewCheck, WithdrawalId } from './withdrawal-parts.ts'

const one = { merchant: Scope, id: WithdrawalId }
/** State that the reviewer saw: a decision about another state is refused. */
const SeenState = { version: SeenVersion, failed: z._default(z.array(ReviewCheck).check(z.maxLength(20)), []) }

const refusals = {
  ...proposalRefusals,
  'withdrawal.not.found': NoDetails,
  /** The withdrawal has changed since the reviewer saw it: its current state. */
  'withdrawal.stale': z.object({ state: WithdrawalState, isHeld: z.boolean(), failed: z.array(ReviewCheck) }),
  'withdrawal.claimed': z.object({ by: z.string(), until: z.string() }),
  'withdrawal.held': NoDetails,
  'decision.reason.unknown': NoDetails,
}

export const claimWithdrawal = staffEndpoint({
  summary: 'Claims a withdrawal for three minutes: others see it, and cannot decide meanwhile.',
  method: 'POST',
  path: '/console/m/:merchant/withdrawals/:id/claim',
  permission: 'cashier.withdrawal.update',
  approval: 'cashier.withdrawal.update',
  input: z.object(one),
  output: z.object({ until: z.string() }),
  refusals: {
    'withdrawal.not.found': refusals['withdrawal.not.found'],
    'withdrawal.claimed': refusals['withdrawal.claimed'],
  },
})

export const approveQueuedWithdrawal = staffEndpoint({
  summary: 'Approves a withdrawal for payout; above the own limit it awaits another person.',
  method: 'POST',
  path: '/console/m/:merchant/withdrawals/:id/approve',
  permission: 'cashier.withdrawal.update',
  approval: 'cashier.withdrawal.update',
  stepUp: true,
  input: z.object({ ...one, ...SeenState, note: z.optional(StaffNote) }),
  output: ChangeOutcome,
  refusals,
})

export const rejectQueuedWithdrawal = staffEndpoint({
  summary: 'Rejects a withdrawal: the amount is returned, and the member reads the words of the reason.',
  method: 'POST',
  path: '/console/m/:merchant/withdrawals/:id/reject',
  permission: 'cashier.withdrawal.update',
  stepUp: true,
  input: z.object({ ...one, ...SeenState, code: ReasonCode, note: z.optional(StaffNote) }),
  output: z.object({}),
  refusals,
})

export const holdWithdrawal = staffEndpoint({
  summary: 'Puts a withdrawal on hold, or releases it.',
  method: 'PUT',
  path: '/console/m/:merchant/withdrawals/:id/hold',
  permission: 'cashier.withdrawal.update',
  input: z.object({ ...one, ...SeenState, code: z.nullable(ReasonCode), note: z.optional(StaffNote) }),
  output: z.object({ version: z.string() }),
  refusals,
})

export const reportManualPayout = staffEndpoint({
  summary: 'Stores the result of a payout that staff made or clarified: paid with a receipt, or finally failed.',
  method: 'POST',
  path: '/console/m/:merchant/withdrawals/:id/payout',
  permission: 'cashier.withdrawal.update',
  stepUp: true,
  input: z.object({
    ...one,
    ...SeenState,
    result: z.enum(['paid', 'failed']),
    /** Number of the bank's receipt, or the evidence that the payout will never be made. */
    receipt: StaffNote.check(z.minLength(3)),
    /** Reason shown to the member, if the payout failed. */
    code: z.optional(ReasonCode),
  }),
  output: z.object({}),
  refusals,
})

export const noteWithdrawal = staffEndpoint({
  summary: 'Adds a note that only staff reads.',
  method: 'POST',
  path: '/console/m/:merchant/withdrawals/:id/notes',
  permission: 'cashier.withdrawal.update',
  approval: 'cashier.withdrawal.update',
  input: z.object({ ...one, text: StaffNote.check(z.minLength(1)) }),
  output: z.object({}),
  refusals: { 'withdrawal.not.found': NoDetails },
})

export const decideWithdrawals = staffEndpoint({
  summary: 'Approves or rejects many withdrawals by their ids; each has its own outcome.',
  method: 'POST',
  path: '/console/m/:merchant/withdrawals/decisions',
  permission: 'cashier.withdrawal.update',
  approval: 'cashier.withdrawal.update',
  stepUp: true,
  input: z.object({
    merchant: Scope,
    decision: z.enum(['approve', 'reject']),
    /** Reason shown to the member, for a rejection. */
    code: z.optional(ReasonCode),
    note: z.optional(StaffNote),
    items: z.array(z.object({ id: WithdrawalId, version: SeenVersion })).check(z.minLength(1), z.maxLength(200)),
  }),
  output: z.object({
    outcomes: z.array(
      z.object({
        id: z.string(),
        /** `applied`, `waiting` for another person, or the code of the refusal. */
        outcome: z.string(),
      }),
    ),
  }),
  refusals: { 'decision.reason.unknown': NoDetails },
})
