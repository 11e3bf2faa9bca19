import { daily, every } from '../kit/job-queue/job.ts'
import type { RegisteredJob } from '../kit/job-queue/job.ts'
import { releaseHeldIncome } from './rebates/held-income.ts'
import type { IncomePorts } from './rebates/pay-income.ts'
import { payDueIncome } from './rebates/rebate-income.ts'
import type { PayPorts } from './salaries/pay-due.ts'
import { settleSalaries } from './salaries/settle-salaries.ts'
import { countTeamChanges, countTeamOnline } from './teams/team-changes.ts'

/** Interval in milliseconds at which team sums are updated. */
const TEAM_CHANGES_EVERY_MS = 1_000
/** Interval in milliseconds at which online members are counted, for all teams in one run. */
const ONLINE_EVERY_MS = 15_000
const PAY_EVERY_MS = 60_000
/** Local time at which rebates are settled. */
const INCOME_AT = '03:00'

/** Returns the background jobs of agents. */
export const agentJobs = (ports: PayPorts & IncomePorts): RegisteredJob[] => [
  every(TEAM_CHANGES_EVERY_MS, 'agents.team-news', () => countTeamChanges(ports.db, { now: ports.clock.now() })),
  every(ONLINE_EVERY_MS, 'agents.team-online', () => countTeamOnline(ports.db, ports.clock.now())),
  every(PAY_EVERY_MS, 'agents.salaries', () => settleSalaries(ports)),
  daily(INCOME_AT, 'agents.pay-rebate-income', ({ merchantCode }) => payDueIncome(ports, merchantCode)),
  every(PAY_EVERY_MS, 'agents.release-held-income', () => releaseHeldIncome(ports)),
]
