import { msg } from '@lingui/core/macro'

import type { PageMeta } from '../lib/pages/page-module.ts'
import { bare, inShell } from '../lib/pages/page-meta-kinds.ts'

const agentPage = { ...inShell, guard: 'agent' } as const
const contractPage = { ...inShell, guard: 'contracts' } as const

/** Pages of agents. The old platform's spellings occur only in the addresses. */
export const agentPageMeta = {
  agencyCentre: {
    ...bare,
    back: 'step',
    title: msg`Agency center`,
    guard: 'agencyCentre',
  },
  teamOverview: {
    ...agentPage,
    title: msg`Team overview`,
    module: 'AGEPAG',
  },
  teamProfitAndLoss: {
    ...agentPage,
    title: msg`Team profit and loss`,
    module: 'AGETEAMPNL3',
    keepsScroll: true,
  },
  team: { ...agentPage, title: msg`Team`, module: 'DOWNMAN', keepsScroll: true },
  teamBetting: {
    ...agentPage,
    title: msg`Team bets`,
    module: 'TEAMBETTING3',
    keepsScroll: true,
  },
  agentRebate: {
    ...agentPage,
    title: msg`Agent rebate`,
    module: 'AGEREBINC3',
    keepsScroll: true,
  },
  teamRebate: {
    ...agentPage,
    title: msg`Team rebate`,
    keepsScroll: true,
  },
  dividend: { ...contractPage, title: msg`Dividend`, keepsScroll: true },
  agentNotices: { ...agentPage, title: msg`Agent news`, module: 'AGEANNOUNCE3' },
  agentRegister: {
    ...agentPage,
    title: msg`Registration links`,
    module: 'AFFMAN3',
    keepsScroll: true,
  },
  salaryContract: {
    ...contractPage,
    title: msg`Daily salary contract`,
    // Real-time contracts, if the address selects them or the merchant has no daily contracts.
    titleOf: (search, { DAILYSALCONT3, RTSALARY3 }) =>
      RTSALARY3 && (search.get('kind') === 'realtime_salary' || !DAILYSALCONT3)
        ? msg`Real-time salary contract`
        : msg`Daily salary contract`,
    module: ['DAILYSALCONT3', 'RTSALARY3'],
    keepsScroll: true,
  },
  dividendContract: { ...contractPage, title: msg`Dividend contract`, module: 'SIGNCONDIV3', keepsScroll: true },
  hourlyContract: { ...contractPage, title: msg`Hourly salary contract`, module: 'HOURSAL3', keepsScroll: true },
} satisfies Record<string, PageMeta>
