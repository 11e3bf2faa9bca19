import * as z from 'zod/mini'

import { Nothing } from '../kit/endpoint.ts'
import { ChangeProblem } from '../staff/change-problem.ts'
import { ChangeState } from '../staff/changes.ts'
import { Scope, staffEndpoint } from '../staff/staff-endpoint.ts'

export const getStaffInbox = staffEndpoint({
  summary: 'Returns the own results of a merchant: decided changes, newest first.',
  method: 'GET',
  path: '/console/m/:merchant/inbox',
  input: z.object({ merchant: Scope }),
  output: z.object({
    changes: z.array(
      z.object({
        id: z.string(),
        action: z.string(),
        object: z.string(),
        state: ChangeState,
        decidedBy: z.string(),
        decidedAt: z.string(),
        reason: z.nullable(z.string()),
        failure: z.nullable(ChangeProblem),
        isSeen: z.boolean(),
      }),
    ),
  }),
  refusals: {},
})

export const markInboxSeen = staffEndpoint({
  summary: 'Marks all own results as seen.',
  method: 'PUT',
  path: '/console/inbox/seen',
  input: Nothing,
  output: Nothing,
  refusals: {},
})
