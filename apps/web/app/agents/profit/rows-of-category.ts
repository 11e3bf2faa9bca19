import type { TeamProfitSums } from '@ante/contract/agents/team-profit.ts'
import type { TeamSums, TeamTotal } from '@ante/contract/agents/team-sums.ts'

import type { ProfitView } from './profit-view.ts'

const ZERO_SUMS: TeamSums = {
  rounds: 0,
  betting: '0.00',
  turnover: '0.00',
  winning: '0.00',
  rebate: '0.00',
  agentCommission: '0.00',
  promotion: '0.00',
  dailyIncome: '0.00',
  brokerage: '0.00',
  pnl: '0.00',
}

/** Returns the sums of one game category, or of all with deposits and withdrawals. */
export function rowsOfCategory(sums: TeamProfitSums, category: ProfitView['category']): TeamSums | TeamTotal {
  if (category === 'ALL') return sums.total
  return sums.categories.find((candidate) => candidate.category === category) ?? ZERO_SUMS
}
