import * as z from 'zod/mini'

import { RowNumber } from '../kit/paging.ts'
import { ChangeProblem } from '../staff/change-problem.ts'
import { Binding, ChangeState, Reason } from '../staff/changes.ts'
import { Scope, staffEndpoint } from '../staff/staff-endpoint.ts'

/** Maximum number of rows per call; a larger selection is sent in several calls. */
export const DECIDED_AT_ONCE = 50
/** Maximum number of rows of a selection. */
export const MAX_SELECTED = 1_000

const Row = z.object({ id: RowNumber, binding: Binding })

export const selectWaitingChanges = staffEndpoint({
  summary: 'Returns all changes that await a decision, for a selection: what is sent later are these rows.',
  method: 'GET',
  path: '/console/m/:merchant/changes/waiting',
  permission: 'staff.change.read',
  input: z.object({ merchant: Scope }),
  output: z.object({
    rows: z.array(z.object({ ...Row.shape, amount: z.nullable(z.string()) })),
    /** Whether more changes match than a selection can contain. */
    hasMore: z.boolean(),
  }),
  refusals: {},
})

export const decideChanges = staffEndpoint({
  summary: 'Approves or rejects several changes of other persons, each in its own transaction.',
  method: 'POST',
  path: '/console/m/:merchant/changes/decisions',
  permission: 'staff.change.update',
  stepUp: true,
  input: z.object({
    merchant: Scope,
    decision: z.enum(['approve', 'reject']),
    rows: z.array(Row).check(z.minLength(1), z.maxLength(DECIDED_AT_ONCE)),
    reason: Reason,
  }),
  output: z.object({
    outcomes: z.array(
      z.object({
        id: z.string(),
        /** State after the decision; null if the row was refused. */
        state: z.nullable(ChangeState),
        failure: z.nullable(ChangeProblem),
        /** Code of the refusal. */
        refusal: z.nullable(z.string()),
      }),
    ),
  }),
  refusals: {},
})
