import { listIncomeLines, listRebateIncome, rebateIncomeFile } from '@ante/contract/agents/rebate-income.ts'
import { getDownlineRates, listDownlineRates, putDownlineRates } from '@ante/contract/agents/rebates.ts'

import { serve } from '../../kit/serve.ts'
import { serveCsv } from '../../kit/serve-csv.ts'
import type { Server } from '../../kit/server.ts'
import type { AgentsPorts } from '../agents-ports.ts'
import { downlineRatesOf } from './list-downline-rates.ts'
import { fileOfIncome, incomeOf } from './list-income.ts'
import { incomeLinesOf } from './list-income-lines.ts'
import { putDownlineRates as put } from './put-downline-rates.ts'
import { showDownlineRates } from './show-downline-rates.ts'

/** Maximum number of changes per address, above manual use. */
const CHANGES_PER_MINUTE = 60

export function rebateIncomeRoutes(app: Server, ports: AgentsPorts): void {
  serve(app, listDownlineRates, (input, { member }) => downlineRatesOf(ports, member, input))
  serve(app, getDownlineRates, (input, { member }) => showDownlineRates(ports, member, input))
  serve(app, putDownlineRates, (input, { member }) => put(ports, member, input), { perMinute: CHANGES_PER_MINUTE })
  serve(app, listRebateIncome, (input, { member }) => incomeOf(ports, member, input))
  serveCsv(app, rebateIncomeFile, (input, { member }) => fileOfIncome(ports, member, input))
  serve(app, listIncomeLines, (input, { member }) => incomeLinesOf(ports, member, input))
}
