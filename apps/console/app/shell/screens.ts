import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import {
  Banknote,
  ChartColumn,
  ClipboardCheck,
  Dices,
  Gamepad2,
  Gauge,
  Gift,
  HeartHandshake,
  HeartPulse,
  History,
  Inbox,
  Landmark,
  Megaphone,
  MessagesSquare,
  MessageSquareText,
  Network,
  Scale,
  ShieldCheck,
  ShieldQuestion,
  SlidersHorizontal,
  Store,
  Ticket,
  Trophy,
  ToggleRight,
  UserRoundCheck,
  UserSearch,
  Users,
  Palette,
  Workflow,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'

import { contentPermission } from '../lib/content-permission.ts'
import type { ReadPermission } from '../lib/session.ts'

export interface Screen {
  to:
    | '/m/$merchant/dashboard'
    | '/m/$merchant/reconciliation'
    | '/m/$merchant/players'
    | '/m/$merchant/withdrawals'
    | '/m/$merchant/deposits'
    | '/m/$merchant/reasons'
    | '/m/$merchant/flags'
    | '/m/$merchant/inbox'
    | '/m/$merchant/approvals'
    | '/m/$merchant/staff'
    | '/m/$merchant/roles'
    | '/m/$merchant/reviews'
    | '/m/$merchant/unused-rights'
    | '/m/$merchant/networks'
    | '/m/$merchant/audit'
    | '/m/$merchant/games'
    | '/m/$merchant/safer-play'
    | '/m/$merchant/support'
    | '/m/$merchant/vendors'
    | '/m/$merchant/lottery'
    | '/m/$merchant/agents'
    | '/m/$merchant/sports'
    | '/m/$merchant/health'
    | '/m/$merchant/operations'
    | '/m/$merchant/content'
    | '/m/$merchant/promotions'
    | '/m/$merchant/reports'
    | '/m/$merchant/brands'
    | '/m/$merchant/setups'
  label: MessageDescriptor
  /** Further search words for the palette. */
  words: MessageDescriptor
  icon: LucideIcon
  /** Required permission; null if any role is enough. */
  permission: ReadPermission | null
  /** Further permissions, one of which is enough. */
  or?: readonly ReadPermission[]
  /** Key that opens the screen after `g`; null for a screen that is opened by the menu and the palette alone. */
  letter: string | null
}

/** Screens of the console, in the order of the navigation. */
export const screens: readonly Screen[] = [
  {
    to: '/m/$merchant/dashboard',
    label: msg`Dashboard`,
    words: msg`home, figures, revenue, queues, providers`,
    icon: Gauge,
    permission: 'operation.dashboard.read',
    letter: 'd',
  },
  {
    to: '/m/$merchant/players',
    label: msg`Players`,
    words: msg`search, members, customers, account, phone`,
    icon: UserSearch,
    permission: 'identity.member.read',
    letter: 'p',
  },
  {
    to: '/m/$merchant/withdrawals',
    label: msg`Withdrawals`,
    words: msg`payouts, cash out, review queue`,
    icon: Banknote,
    permission: 'cashier.withdrawal.read',
    letter: 'w',
  },
  {
    to: '/m/$merchant/deposits',
    label: msg`Deposits`,
    words: msg`payments, bank lines, statement, receipts`,
    icon: Landmark,
    permission: 'cashier.deposit.read',
    letter: 'b',
  },
  {
    to: '/m/$merchant/inbox',
    label: msg`Inbox`,
    words: msg`exports, files, results, notifications`,
    icon: Inbox,
    permission: null,
    letter: 'x',
  },
  {
    to: '/m/$merchant/approvals',
    label: msg`Approvals`,
    words: msg`inbox, change requests, four eyes`,
    icon: ClipboardCheck,
    permission: 'staff.change.read',
    letter: 'i',
  },
  {
    to: '/m/$merchant/reconciliation',
    label: msg`Reconciliation`,
    words: msg`providers, statements, differences, player funds, ledger proof`,
    icon: Scale,
    permission: 'cashier.reconciliation.read',
    letter: 'e',
  },
  {
    to: '/m/$merchant/games',
    label: msg`Games`,
    words: msg`catalogue, return to player, RTP, drift, pictures, classes, feed`,
    icon: Dices,
    permission: 'catalogue.game.read',
    letter: 'l',
  },
  {
    to: '/m/$merchant/vendors',
    label: msg`Vendors`,
    words: msg`games, keys, circuit breaker, open rounds, outage`,
    icon: Gamepad2,
    permission: 'launch.vendor.read',
    letter: 'y',
  },
  {
    to: '/m/$merchant/lottery',
    label: msg`Lottery`,
    words: msg`draws, results, exposure, sale, suspended numbers`,
    icon: Ticket,
    permission: 'lottery.draw.read',
    letter: 'k',
  },
  {
    to: '/m/$merchant/agents',
    label: msg`Agents`,
    words: msg`tree, teams, uplines, downlines, contracts, salaries, dividends, bills, rebates, move`,
    icon: Workflow,
    permission: 'agents.agent.read',
    or: ['agents.contract.read', 'agents.salary.read'],
    letter: null,
  },
  {
    to: '/m/$merchant/sports',
    label: msg`Sports`,
    words: msg`bets, tickets, liabilities, risk, corrections, debts, hot matches, tiles`,
    icon: Trophy,
    permission: 'launch.sports.read',
    letter: null,
  },
  {
    to: '/m/$merchant/health',
    label: msg`Health`,
    words: msg`gateways, database, replicas, jobs, senders, push, draws, backups, build, outage, status`,
    icon: HeartPulse,
    permission: 'operation.health.read',
    letter: 'h',
  },
  {
    to: '/m/$merchant/reasons',
    label: msg`Reasons`,
    words: msg`texts for players, rejections, holds, translations`,
    icon: MessageSquareText,
    permission: 'cashier.reason.read',
    letter: 'o',
  },
  {
    to: '/m/$merchant/flags',
    label: msg`Flags`,
    words: msg`functions, features, switches, compare merchants, schedule`,
    icon: ToggleRight,
    permission: 'merchant.flag.read',
    letter: 'f',
  },
  {
    to: '/m/$merchant/content',
    label: msg`Content`,
    words: msg`announcements, banners, popups, notices, news, calendar, drafts`,
    icon: Megaphone,
    permission: 'messaging.announcement.read',
    or: Object.values(contentPermission),
    letter: 'm',
  },
  {
    to: '/m/$merchant/promotions',
    label: msg`Promotions`,
    words: msg`bonuses, rewards, codes, applications, grants, estimate, budget`,
    icon: Gift,
    permission: 'promotions.promotion.read',
    letter: 'j',
  },
  {
    to: '/m/$merchant/reports',
    label: msg`Reports`,
    words: msg`revenue, GGR, NGR, channels, cohorts, retention, invoices, agents, tax`,
    icon: ChartColumn,
    permission: 'operation.report.read',
    letter: 'z',
  },
  {
    to: '/m/$merchant/safer-play',
    label: msg`Safer play`,
    words: msg`responsible gaming, exclude by telephone, exclusions, limits, interactions`,
    icon: HeartHandshake,
    permission: 'responsible-gaming.limit.read',
    letter: 'q',
  },
  {
    to: '/m/$merchant/support',
    label: msg`Support`,
    words: msg`chats, messages, feedback, answers, snippets, opening hours, care words`,
    icon: MessagesSquare,
    permission: 'support.chat.read',
    letter: null,
  },
  {
    to: '/m/$merchant/brands',
    label: msg`Brands`,
    words: msg`look, colours, logo, theme`,
    icon: Palette,
    permission: 'merchant.brand.read',
    letter: 'c',
  },
  {
    to: '/m/$merchant/staff',
    label: msg`Staff`,
    words: msg`accounts, people, invite`,
    icon: Users,
    permission: 'staff.account.read',
    letter: 's',
  },
  {
    to: '/m/$merchant/roles',
    label: msg`Roles`,
    words: msg`permissions, rights, limits`,
    icon: ShieldCheck,
    permission: 'staff.role.read',
    letter: 'r',
  },
  {
    to: '/m/$merchant/reviews',
    label: msg`Access reviews`,
    words: msg`quarter, recertification, confirm roles`,
    icon: UserRoundCheck,
    permission: 'staff.review.read',
    letter: 'v',
  },
  {
    to: '/m/$merchant/unused-rights',
    label: msg`Unused rights`,
    words: msg`permissions, last used`,
    icon: ShieldQuestion,
    permission: 'staff.review.read',
    letter: 'u',
  },
  {
    to: '/m/$merchant/networks',
    label: msg`Networks`,
    words: msg`IP addresses, CIDR, allow list`,
    icon: Network,
    permission: 'staff.network.read',
    letter: 'n',
  },
  {
    to: '/m/$merchant/audit',
    label: msg`Audit log`,
    words: msg`history, changes, who did what`,
    icon: History,
    permission: 'audit.entry.read',
    letter: 'a',
  },
  {
    to: '/m/$merchant/setups',
    label: msg`New merchants`,
    words: msg`setup, wizard, site, host, create`,
    icon: Store,
    permission: 'merchant.setup.read',
    letter: null,
  },
  {
    to: '/m/$merchant/operations',
    label: msg`Operations`,
    words: msg`settings, flags, contents, games, promotions, agents, maintenance, chat, commands`,
    icon: SlidersHorizontal,
    permission: null,
    letter: 't',
  },
]

/** Whether staff with these permissions may open a screen. */
export const mayOpen = (may: (permission: ReadPermission) => boolean, { permission, or = [] }: Screen): boolean =>
  permission === null || [permission, ...or].some(may)
