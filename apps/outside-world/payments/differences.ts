import type { Db } from '@ante/plain-server/db.ts'
import { Refused } from '@ante/plain-server/refusal.ts'
import type { Server } from '@ante/plain-server/server.ts'
import * as z from 'zod'

/** A difference to create between a statement and the books of the customer. */
const Difference = z.object({
  reference: z.string().regex(/^[A-Z0-9]{6,20}$/),
  difference: z.enum(['missing', 'other-amount', 'reversed', 'double', 'unrequested']),
})

interface Statement {
  table: string
  payment: string
}

/** The statements of payments and of payouts; references of payouts begin with W. */
const PAYMENTS: Statement = { table: 'payments.line', payment: 'payment_id' }
const PAYOUTS: Statement = { table: 'payouts.line', payment: 'payout_id' }

/** SQL that duplicates the line of a reference under the given name. */
const duplicateLine = ({ table, payment }: Statement, name: string) =>
  `insert into ${table} (key_id, ${payment}, reference, amount, currency)
    select key_id, gen_random_uuid()::text, ${name}, amount, currency from ${table} where reference = $1 limit 1`

const DIFFERENCE_SQL: Record<z.output<typeof Difference>['difference'], (statement: Statement) => string> = {
  missing: ({ table }) => `delete from ${table} where reference = $1`,
  'other-amount': ({ table }) => `update ${table} set amount = amount + 1 where reference = $1`,
  reversed: ({ table }) => `update ${table} set state = 'reversed' where reference = $1`,
  double: (statement) => duplicateLine(statement, 'reference'),
  unrequested: (statement) => duplicateLine(statement, 'left(reference, 1) || upper(left(md5(reference), 11))'),
}

/** Routes that create differences for a reconciliation to find; only where faults are enabled. */
export function differenceRoutes(app: Server, db: Db): void {
  app.post('/sandbox/payments/differences', async ({ body }) => {
    const parsed = Difference.safeParse(body)
    if (!parsed.success) throw new Refused('invalid', {}, 400)
    const { reference, difference } = parsed.data
    const statement = reference.startsWith('W') ? PAYOUTS : PAYMENTS
    const { rowCount } = await db.query(DIFFERENCE_SQL[difference](statement), [reference])
    return { planted: rowCount }
  })
}
