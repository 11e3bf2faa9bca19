import * as z from 'zod'

import type { Db } from '../kit/db.ts'
import { Refused } from '../kit/refusal.ts'
import type { Server } from '../kit/server.ts'

/** What can be wrong between a statement and its reader's books. */
const Difference = z.object({
  reference: z.string().regex(/^[A-Z0-9]{6,20}$/),
  difference: z.enum(['missing', 'other-amount', 'reversed', 'double']),
})

const STATEMENTS: Record<z.output<typeof Difference>['difference'], string> = {
  missing: 'delete from payments.line where reference = $1',
  'other-amount': 'update payments.line set amount = amount + 1 where reference = $1',
  reversed: `update payments.line set state = 'reversed' where reference = $1`,
  double: `insert into payments.line (key_id, payment_id, reference, amount, currency)
    select key_id, gen_random_uuid()::text, reference, amount, currency from payments.line where reference = $1 limit 1`,
}

/** Plants what a reconciliation has to find; there only where faults are. */
export function differenceRoutes(app: Server, db: Db): void {
  app.post('/sandbox/payments/differences', async ({ body }) => {
    const parsed = Difference.safeParse(body)
    if (!parsed.success) throw new Refused('invalid', {}, 400)
    const { rowCount } = await db.query(STATEMENTS[parsed.data.difference], [parsed.data.reference])
    return { planted: rowCount }
  })
}
