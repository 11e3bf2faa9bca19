import type { ReportName } from '@ante/contract/console/reports.ts'

import { agents } from './read/agents.ts'
import { deposits, withdrawals } from './read/channels.ts'
import { cohorts } from './read/cohorts.ts'
import { tax, vendors } from './read/play.ts'
import { promotions } from './read/promotions.ts'
import { revenue } from './read/revenue.ts'
import type { ReportDeclaration } from './report.ts'

/** All reports by name. */
export const reports: Record<ReportName, ReportDeclaration> = {
  revenue,
  deposits,
  withdrawals,
  cohorts,
  promotions,
  vendors,
  agents,
  tax,
}
