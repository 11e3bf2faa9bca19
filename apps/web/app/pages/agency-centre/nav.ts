import { memberMay } from '@ante/contract/member/member-type.ts'
import { msg } from '@lingui/core/macro'

import { pageMeta } from '../../shell/page-meta.ts'
import { agentPageMeta } from '../agent-page-meta.ts'
import { entryIcons } from '../member-centre/entry-icons.ts'
import { visibleGroups } from '../member-centre/menu.ts'
import type { Entry, Group, MerchantOffering } from '../member-centre/menu.ts'
import { memberPageMeta } from '../member-page-meta.ts'
import { moneyPageMeta } from '../money-page-meta.ts'
import { rewardPageMeta } from '../reward-page-meta.ts'
import { sitePageMeta } from '../site-page-meta.ts'
import { agentIcons } from './agent-icons.ts'
import type { PaymentBasis } from './contract-counts.ts'

/** Properties of an agent that decide which links are shown. */
export interface Agent {
  type: number
  /** Whether the agent holds a dividend contract, or is offered one. */
  hasDividend: boolean
  /** Self-excluded: no links to games are shown. */
  isExcluded: boolean
}

export interface AgentEntry extends Entry<Agent> {
  /** Payment basis of the contracts to which the entry links. Their number is shown at the entry. */
  contracts?: PaymentBasis
}

const signs = ({ type }: Agent) => memberMay.signContracts(type)
const plays = ({ isExcluded }: Agent) => !isExcluded

/** Source: product specification 2, "Agent home". The links to deposit and withdrawal are next to the balance. */
const groups: readonly Group<AgentEntry>[] = [
  {
    title: msg`Team`,
    entries: [
      { to: '/m/agent/team/overview', meta: agentPageMeta.teamOverview, icon: entryIcons.chart },
      { to: '/m/member/team', meta: agentPageMeta.team, icon: entryIcons.team },
      { to: '/m/agent/team/pnl', meta: agentPageMeta.teamProfitAndLoss, icon: agentIcons.profit },
      { to: '/m/teamBetting', meta: agentPageMeta.teamBetting, icon: entryIcons.slip },
      { to: '/m/agentRegister', meta: agentPageMeta.agentRegister, icon: entryIcons.friends },
    ],
  },
  {
    title: msg`Income`,
    entries: [
      { to: '/m/member/agent/agentRebeat', meta: agentPageMeta.agentRebate, icon: entryIcons.rebate },
      { to: '/m/member/teamRebate', meta: agentPageMeta.teamRebate, icon: entryIcons.rebates },
      {
        to: '/m/member/agent/agentDivident',
        meta: agentPageMeta.dividend,
        icon: agentIcons.dividend,
        isFor: ({ hasDividend }) => hasDividend,
      },
      { to: '/m/transaction/record?types=A', meta: moneyPageMeta.transactions, icon: entryIcons.book },
    ],
  },
  {
    title: msg`Contracts`,
    entries: [
      {
        to: '/m/member/agent/getSalaryContract',
        meta: agentPageMeta.salaryContract,
        icon: agentIcons.contract,
        contracts: 'salary',
        isFor: signs,
      },
      {
        to: '/m/member/agent/getHourContract',
        meta: agentPageMeta.hourlyContract,
        icon: agentIcons.hours,
        contracts: 'hourly',
        isFor: signs,
      },
      {
        to: '/m/member/agent/getDevidendContract',
        meta: agentPageMeta.dividendContract,
        icon: agentIcons.share,
        contracts: 'dividend',
        isFor: signs,
      },
    ],
  },
  {
    title: msg`Other pages`,
    entries: [
      {
        to: '/m/member/notice?types=A',
        meta: agentPageMeta.agentNotices,
        icon: agentIcons.announcements,
        unread: 'agentNotices',
      },
      { to: '/m/webEmail', meta: memberPageMeta.mail, icon: entryIcons.mail, unread: 'mail' },
      { to: '/m/service', meta: sitePageMeta.service, icon: entryIcons.service, unread: 'chat', flag: 'GAMSER' },
      { to: '/m/securityCenter', meta: memberPageMeta.security, icon: entryIcons.shield, flag: 'SECPRIV' },
      { to: '/m/redRain', meta: rewardPageMeta.redRain, icon: agentIcons.envelope, isFor: plays },
      { to: '/m/home', meta: pageMeta.home, icon: agentIcons.home },
    ],
  },
]

export const navFor = (agent: Agent, merchant: MerchantOffering): Group<AgentEntry>[] =>
  visibleGroups(groups, agent, merchant)
