import { disburseBill, getDividends, listBills } from '@ante/contract/agents/bills.ts'

import { serve } from '../../kit/serve.ts'
import type { Server } from '../../kit/server.ts'
import { disburse } from './disburse.ts'
import { billsOf } from './list-bills.ts'
import type { PayPorts } from './pay-due.ts'
import { showDividends } from './show-dividends.ts'

/** Maximum number of payments per address, above manual use. */
const PAYMENTS_PER_MINUTE = 60

/** Routes for contract earnings and their payment. */
export function salaryRoutes(app: Server, ports: PayPorts): void {
  serve(app, getDividends, (_input, { member }) => showDividends(ports, member))
  serve(app, listBills, (input, { member }) => billsOf(ports, member, input))
  serve(app, disburseBill, (input, context) => disburse(ports, input, context), { perMinute: PAYMENTS_PER_MINUTE })
}
