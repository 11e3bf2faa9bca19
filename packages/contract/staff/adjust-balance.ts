import * as z from 'zod/mini'

import { AmountText } from '../kit/money.ts'
import { RowNumber } from '../kit/paging.ts'
import { ChangeOutcome, proposalRefusals, Reason } from './changes.ts'
import { Scope, staffEndpoint } from './staff-endpoint.ts'

export const adjustBalance = staffEndpoint({
  summary: 'Credits or debits a member’s main wallet; above the own limit it awaits another person.',
  method: 'POST',
  path: '/console/m/:merchant/balance-adjustments',
  permission: 'wallet.balance.update',
  limit: 'amount',
  approval: 'wallet.balance.update',
  stepUp: true,
  input: z.object({
    merchant: Scope,
    account: z.string().check(z.regex(/^\w{1,32}$/)),
    direction: z.enum(['credit', 'debit']),
    amount: AmountText,
    /** A repeated call with this key has no further effect. */
    key: z.uuid(),
    /** The caller's own waiting change that this change replaces: decisions about the replaced change are refused. */
    replaces: z.optional(RowNumber),
    reason: Reason,
  }),
  output: ChangeOutcome,
  refusals: proposalRefusals,
})
