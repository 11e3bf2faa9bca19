import { AmountText } from '@ante/contract/kit/money.ts'
import { sql } from 'kysely'
import * as z from 'zod/mini'

import { ActionProblem, guardedAction } from '../../kit/guarded-action.ts'
import type { GuardedAction } from '../../kit/guarded-action.ts'
import { unitsOf } from '../../kit/money.ts'

const Values = z.object({
  /** Id of the difference. */
  item: z.string().check(z.regex(/^\d{1,18}$/)),
  account: z.string().check(z.regex(/^\w{1,32}$/)),
  direction: z.enum(['credit', 'debit']),
  amount: AmountText,
})

/**
 * Returns the action of an adjusting entry: a credit or debit note of a member that resolves a difference. It requires
 * approval for any amount. A carried difference of a signed day can be adjusted too: the entry is booked today, and the
 * signature stays valid.
 */
export const differenceAdjustment = (note: GuardedAction): GuardedAction =>
  guardedAction({
    name: 'cashier.reconciliation.adjust',
    permission: 'cashier.reconciliation.update',
    approval: 'always',
    skippable: false,
    values: Values,
    amountOf: ({ amount }) => unitsOf(amount),
    readObject: async (tx, { item, ...values }, target) => {
      const { rows } = await sql<{ number: string; day: string; code: string }>`
        select item.number, side.day::text as day, side.code
        from reconciliation_item item join reconciliation side on side.id = item.reconciliation_id
        where item.id = ${item}::int8 and item.merchant_code = ${target.merchantCode} and item.resolved_at is null
        for update`.execute(tx)
      const [difference] = rows
      if (!difference) throw new ActionProblem('difference.resolved')
      const seen = await note.readObject(tx, values, target)
      const { number, day, code } = difference
      return {
        ...seen,
        object: `${seen.object} ${number}`,
        before: { difference: number, day, code, member: seen.before },
      }
    },
    apply: async (tx, { item, ...values }, application) => {
      const after = await note.apply(tx, values, application)
      await sql`
        update reconciliation_item set resolved_at = ${application.now}, version = version + 1
        where id = ${item}::int8`.execute(tx)
      return after
    },
  })
