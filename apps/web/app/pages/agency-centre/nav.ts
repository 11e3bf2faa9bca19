import { memberMay } from '@ante/contract/member/member-type.ts'
import { msg } from '@lingui/core/macro'

import { faces } from '../../shell/page-meta.ts'
import { agentPageMeta } from '../agent-page-meta.ts'
import { entryIcons } from '../member-centre/entry-icons.ts'
import { shownOf } from '../member-centre/menu.ts'
import type { Entry, Group, Offering } from '../member-centre/menu.ts'
import { memberPageMeta } from '../member-page-meta.ts'
import { moneyPageMeta } from '../money-page-meta.ts'
import { rewardPageMeta } from '../reward-page-meta.ts'
import { sitePageMeta } from '../site-page-meta.ts'
import { agentIcons } from './agent-icons.ts'
import type { Paid } from './contracts-held.ts'

/** Properties of an agent that decide which links are shown. */
export interface Agent {
  type: number
  /** Whether the agent holds a dividend contract, or is offered one. */
  hasDividend: boolean
  /** Self-excluded: no links to games are shown. */
  isExcluded: boolean
}

export interface AgentEntry extends Entry<Agent> {
  /** Payment basis of the contracts behind the link, whose number is shown. */
  contracts?: Paid
}

const signs = ({ type }: Agent) => memberMay.signContracts(type)
const plays = ({ isExcluded }: Agent) => !isExcluded

/** Source: product specification 2, "Agent home". The links to deposit and withdrawal are next to the balance. */
const groups: readonly Group<AgentEntry>[] = [
  {
    title: msg`Team`,
    entries: [
      { to: '/m/agent/team/overview', face: agentPageMeta.teamOverview, icon: entryIcons.chart },
      { to: '/m/member/team', face: agentPageMeta.team, icon: entryIcons.team },
      { to: '/m/agent/team/pnl', face: agentPageMeta.teamProfitAndLoss, icon: agentIcons.profit },
      { to: '/m/teamBetting', face: agentPageMeta.teamBetting, icon: entryIcons.slip },
      { to: '/m/agentRegister', face: agentPageMeta.agentRegister, icon: entryIcons.friends },
    ],
  },
  {
    title: msg`Income`,
    entries: [
      { to: '/m/member/agent/agentRebeat', face: agentPageMeta.agentRebate, icon: entryIcons.rebate },
      { to: '/m/member/teamRebate', face: agentPageMeta.teamRebate, icon: entryIcons.rebates },
      {
        to: '/m/member/agent/agentDivident',
        face: agentPageMeta.dividend,
        icon: agentIcons.dividend,
        suits: ({ hasDividend }) => hasDividend,
      },
      { to: '/m/transaction/record?types=A', face: moneyPageMeta.transactions, icon: entryIcons.book },
    ],
  },
  {
    title: msg`Contracts`,
    entries: [
      {
        to: '/m/member/agent/getSalaryContract',
        face: agentPageMeta.salaryContract,
        icon: agentIcons.contract,
        contracts: 'salary',
        suits: signs,
      },
      {
        to: '/m/member/agent/getHourContract',
        face: agentPageMeta.hourlyContract,
        icon: agentIcons.hours,
        contracts: 'hourly',
        suits: signs,
      },
      {
        to: '/m/member/agent/getDevidendContract',
        face: agentPageMeta.dividendContract,
        icon: agentIcons.share,
        contracts: 'dividend',
        suits: signs,
      },
    ],
  },
  {
    title: msg`Other pages`,
    entries: [
      {
        to: '/m/member/notice?types=A',
        face: agentPageMeta.agentNotices,
        icon: agentIcons.announcements,
        unread: 'agentNews',
      },
      { to: '/m/webEmail', face: memberPageMeta.mail, icon: entryIcons.mail, unread: 'mail' },
      { to: '/m/service', face: sitePageMeta.service, icon: entryIcons.service, unread: 'chat', flag: 'GAMSER' },
      { to: '/m/securityCenter', face: memberPageMeta.security, icon: entryIcons.shield, flag: 'SECPRIV' },
      { to: '/m/redRain', face: rewardPageMeta.redRain, icon: agentIcons.envelope, suits: plays },
      { to: '/m/home', face: faces.home, icon: agentIcons.home },
    ],
  },
]

export const navFor = (agent: Agent, merchant: Offering): Group<AgentEntry>[] => shownOf(groups, agent, merchant)
