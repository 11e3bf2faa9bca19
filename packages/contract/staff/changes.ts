import * as z from 'zod/mini'

import { NoDetails } from '../kit/endpoint.ts'
import { PageSize, RowNumber } from '../kit/paging.ts'
import { freeLine } from '../kit/text.ts'
import { ChangeProblem } from './change-problem.ts'
import { Scope, staffEndpoint } from './staff-endpoint.ts'

/** Why staff makes or decides about a change: stored, and shown to other staff only. */
export const Reason = freeLine(300).check(z.minLength(3))

/**
 * `approved`: about to be applied. `void`: edited, or withdrawn, or a person lost the right.
 * `failed`: the object changed after the proposal, or the change is not possible any more.
 */
export const ChangeState = z.enum(['waiting', 'approved', 'applied', 'rejected', 'void', 'expired', 'failed'])
export type ChangeState = z.infer<typeof ChangeState>

/** A guarded action either took effect, or awaits another person. */
export const ChangeOutcome = z.object({ outcome: z.enum(['applied', 'waiting']), id: z.nullable(z.string()) })
export type ChangeOutcome = z.infer<typeof ChangeOutcome>

const ChangeRequest = z.object({
  id: z.string(),
  merchant: z.string(),
  action: z.string(),
  object: z.string(),
  /** Values that the change sets. */
  values: z.unknown(),
  /** State of the object when the change was requested. */
  before: z.unknown(),
  state: ChangeState,
  reason: z.string(),
  proposedBy: z.string(),
  proposedAt: z.string(),
  expiresAt: z.string(),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(z.string()),
  decisionReason: z.nullable(z.string()),
  /** Why it failed. */
  failure: z.nullable(ChangeProblem),
  /** Hash of action, object, values and seen version, sent with a decision. */
  binding: z.string(),
  /** Whether the caller requested it and may apply it without another person. */
  canSkip: z.boolean(),
  /** Whether another person requested it, and the caller has the right to approve changes of this kind. */
  canDecide: z.boolean(),
})

export const Binding = z.string().check(z.regex(/^[0-9a-f]{64}$/))

const change = { merchant: Scope, id: RowNumber }

/** Refusals of calls that request a guarded change. */
export const proposalRefusals = {
  /** The action is not possible with these values or in this state. */
  'change.invalid': z.object({ problem: ChangeProblem }),
}

const decisionRefusals = {
  'change.not.found': NoDetails,
  /** The change was edited since it was shown. */
  'change.stale': NoDetails,
  /** The change was decided or withdrawn, or has expired. */
  'change.decided': z.object({ state: ChangeState }),
  /** The person who requested it has left, or lost the right to request it. */
  'change.proposer_lost_right': NoDetails,
  'approval.own': NoDetails,
  /** The account belongs to the person who requested the change. */
  'approval.same_person': NoDetails,
  /** The caller gains by the change, for example receives the role. */
  'approval.subject': NoDetails,
}

const decided = z.object({ state: ChangeState, failure: z.nullable(ChangeProblem) })

export const listChanges = staffEndpoint({
  summary: 'Returns requested changes, newest first.',
  method: 'GET',
  path: '/console/m/:merchant/changes',
  permission: 'staff.change.read',
  input: z.object({
    merchant: Scope,
    state: z.optional(ChangeState),
    after: z.optional(RowNumber),
    size: PageSize(50),
  }),
  output: z.object({ changes: z.array(ChangeRequest), next: z.nullable(z.string()) }),
  refusals: {},
})

export const approveChange = staffEndpoint({
  summary: 'Approves a change of another person, and applies it.',
  method: 'POST',
  path: '/console/m/:merchant/changes/:id/approve',
  permission: 'staff.change.update',
  stepUp: true,
  input: z.object({ ...change, binding: Binding, reason: z.optional(Reason) }),
  output: decided,
  refusals: decisionRefusals,
})

export const rejectChange = staffEndpoint({
  summary: 'Rejects a change of another person.',
  method: 'POST',
  path: '/console/m/:merchant/changes/:id/reject',
  permission: 'staff.change.update',
  input: z.object({ ...change, binding: Binding, reason: Reason }),
  output: decided,
  refusals: decisionRefusals,
})

export const skipApproval = staffEndpoint({
  summary: 'Applies an own change without another person, by the right `skip`, where the action permits it.',
  method: 'POST',
  path: '/console/m/:merchant/changes/:id/skip',
  stepUp: true,
  input: z.object({ ...change, binding: Binding, reason: Reason }),
  output: decided,
  refusals: decisionRefusals,
})

export const withdrawChange = staffEndpoint({
  summary: 'Withdraws an own change.',
  method: 'DELETE',
  path: '/console/m/:merchant/changes/:id',
  input: z.object(change),
  output: decided,
  refusals: decisionRefusals,
})
