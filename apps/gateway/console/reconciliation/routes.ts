import {
  adjustDifference,
  buildReconciliation,
  enterHeldFunds,
  explainDifference,
  getReconciliation,
  signReconciliation,
} from '@ante/contract/console/reconciliation.ts'
import { dayOf, plusDays } from '@ante/contract/kit/days.ts'
import { sql } from 'kysely'

import { inTransaction } from '../../kit/db.ts'
import { unitsOf } from '../../kit/money.ts'
import { commonRefusal } from '../../kit/refusal.ts'
import { refusalsOf } from '../../kit/serve.ts'
import { serveStaff } from '../../kit/serve-staff.ts'
import type { Server } from '../../kit/server.ts'
import { submitChange } from '../../staff/public.ts'
import type { ScreenPorts } from '../screen-ports.ts'
import { buildDay } from './build-day.ts'
import { explain, requireDifference, sign } from './change-day.ts'
import { readDay } from './read-day.ts'

const DAYS_BACK = 90

const refuseBuild = refusalsOf(buildReconciliation)

/** Registers the calls of the reconciliation. */
export function reconciliationRoutes(server: Server, ports: ScreenPorts): void {
  const { db, clock, merchants } = ports
  const merchantOf = (code: string | null) => {
    if (code === null) throw commonRefusal('merchant.unknown')
    const merchant = merchants.of(code)
    return { ...merchant, latestDay: plusDays(dayOf(merchant.zone, clock.now()), -1) }
  }
  const endedDay = (code: string | null, day: string) => {
    const merchant = merchantOf(code)
    if (day > merchant.latestDay || day < plusDays(merchant.latestDay, -DAYS_BACK))
      throw refuseBuild('reconciliation.day_not_allowed')
    return merchant
  }
  serveStaff(server, getReconciliation, ({ day, after, size }, { merchantCode }) => {
    const { code, currency, latestDay } = merchantOf(merchantCode)
    return readDay(db, { merchantCode: code, currency, latestDay, day: day ?? latestDay, after, size })
  })
  serveStaff(server, buildReconciliation, async ({ day }, { merchantCode, audit }) => {
    const { code, zone, latestDay } = endedDay(merchantCode, day)
    await buildDay(ports, { merchantCode: code, zone, day, withWallets: day === latestDay })
    await inTransaction(db, (tx) =>
      audit(tx, { action: 'cashier.reconciliation.build', object: `reconciliation:${day}` }),
    )
    return {}
  })
  serveStaff(server, explainDifference, async (input, context) => {
    await explain(ports, input, context)
    return {}
  })
  serveStaff(server, signReconciliation, async (input, context) => {
    await sign(ports, input, context)
    return {}
  })
  serveStaff(server, adjustDifference, async ({ id, item, account, direction, amount, key, reason }, context) => {
    const { merchantCode, staff, held, audit } = context
    const { zone } = merchantOf(merchantCode)
    await requireDifference(db, merchantCode, { id, item })
    const values = { item, account, direction, amount }
    return submitChange(
      ports,
      { action: 'cashier.reconciliation.adjust', values, reason, key },
      { staffId: staff.staffId, merchantCode, zone, held, audit },
    )
  })
  serveStaff(server, enterHeldFunds, async ({ day, account, amount }, { merchantCode, staff, audit }) => {
    const { code } = endedDay(merchantCode, day)
    await inTransaction(db, async (tx) => {
      await sql`
        insert into held_funds (merchant_code, day, account, amount, entered_by, entered_at)
        values (${code}, ${day}::date, ${account}, ${unitsOf(amount)}, ${staff.name}, ${clock.now()})
        on conflict (merchant_code, day, account) do update
          set amount = excluded.amount, entered_by = excluded.entered_by, entered_at = excluded.entered_at`.execute(tx)
      await audit(tx, {
        action: 'cashier.reconciliation.enter_funds',
        object: `reconciliation:${day}`,
        after: { account, amount },
      })
    })
    return {}
  })
}
