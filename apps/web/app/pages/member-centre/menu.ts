import { memberMay } from '@ante/contract/member/member-type.ts'
import type { MerchantSettings } from '@ante/contract/merchant/settings.ts'
import { isPageOpen } from '@ante/contract/merchant/open-pages.ts'
import { isSwitchedOn } from '@ante/contract/merchant/switches.ts'
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'

import type { PageMeta } from '../../lib/pages/page-module.ts'
import { flagsOf } from '../admission.ts'
import { agentPageMeta } from '../agent-page-meta.ts'
import { memberPageMeta } from '../member-page-meta.ts'
import { moneyPageMeta } from '../money-page-meta.ts'
import { rewardPageMeta } from '../reward-page-meta.ts'
import { sitePageMeta } from '../site-page-meta.ts'
import { entryIcons } from './entry-icons.ts'

/** Source of an entry's badge. */
export type UnreadCounter = 'rewards' | 'chat' | 'feedback' | 'mail' | 'agentNotices'

/** An entry of the member centre. The page's own metadata has its title and its flag. */
export interface Entry<User = MenuUser> {
  to: string
  meta: PageMeta
  icon: string
  unread?: UnreadCounter
  /** Merchant flag of the entry, if it differs from its page's. */
  flag?: string
  /** Sheet that a tap opens instead of the page. */
  opens?: 'invitation'
  isFor?: (user: User) => boolean
}

export interface MenuUser {
  /** Null for a visitor. */
  type: number | null
  toUpline: boolean
}

export interface Group<One = Entry> {
  title: MessageDescriptor
  entries: readonly One[]
}

/** Source: product specification 2, "Member centre". */
const groups: readonly Group[] = [
  {
    title: msg`Rewards`,
    entries: [
      { to: '/m/member/benefits', meta: rewardPageMeta.benefits, icon: entryIcons.crown },
      { to: '/m/rewardCenter', meta: rewardPageMeta.rewardCentre, icon: entryIcons.gift, unread: 'rewards' },
      { to: '/m/inviteFriends', meta: rewardPageMeta.inviteFriends, icon: entryIcons.friends, opens: 'invitation' },
      { to: '/m/leaderBoard', meta: rewardPageMeta.leaderBoard, icon: entryIcons.trophy },
      { to: '/m/member/manualRebate', meta: rewardPageMeta.manualRebate, icon: entryIcons.rebate },
    ],
  },
  {
    title: msg`Records`,
    entries: [
      { to: '/m/gameRecord', meta: moneyPageMeta.betRecord, icon: entryIcons.slip },
      { to: '/m/transaction/record', meta: moneyPageMeta.transactions, icon: entryIcons.book },
      { to: '/m/vouReport', meta: moneyPageMeta.depositReport, icon: entryIcons.moneyIn },
      { to: '/m/withdrawReport', meta: moneyPageMeta.withdrawalReport, icon: entryIcons.moneyOut },
      { to: '/m/profitandloss', meta: moneyPageMeta.profitAndLoss, icon: entryIcons.chart },
      { to: '/m/member/rebateReport', meta: rewardPageMeta.rebateReport, icon: entryIcons.rebates },
      { to: '/m/statements', meta: moneyPageMeta.statements, icon: entryIcons.statement },
    ],
  },
  {
    title: msg`My account`,
    entries: [
      { to: '/m/voucherCenter', meta: moneyPageMeta.deposit, icon: entryIcons.deposit },
      { to: '/m/securityCenter', meta: memberPageMeta.security, icon: entryIcons.shield },
      { to: '/m/safePlay', meta: memberPageMeta.safePlay, icon: entryIcons.heart },
      { to: '/m/webEmail', meta: memberPageMeta.mail, icon: entryIcons.mail, unread: 'mail' },
      { to: '/m/service', meta: sitePageMeta.service, icon: entryIcons.service, unread: 'chat' },
      { to: '/m/feedback', meta: memberPageMeta.feedback, icon: entryIcons.feedback, unread: 'feedback' },
      {
        to: '/m/agent',
        meta: agentPageMeta.agencyCentre,
        icon: entryIcons.team,
        isFor: ({ type }) => type !== null && memberMay.openAgencyCentre(type),
      },
      // Last entry: it appears only when the upline is loaded, and must not move others.
      {
        to: '/m/upLine/transfer',
        meta: moneyPageMeta.uplineTransfer,
        icon: entryIcons.upline,
        // Only transfers to the upline: the page for transfers to downlines is linked in the team.
        flag: 'AGETRANSFERUP3',
        isFor: ({ toUpline }) => toUpline,
      },
    ],
  },
]

export const menuFor = (user: MenuUser, merchant: MerchantOffering): Group[] => visibleGroups(groups, user, merchant)

/** Switched-on flags of a merchant, and the entries of its menus. */
export type MerchantOffering = Pick<MerchantSettings, 'flags' | 'menu' | 'paths'>

/**
 * Keys in the merchant's menus of entries that are in the bottom navigation too. An entry is hidden if the merchant's
 * menus do not list its key.
 */
const KEYS: Readonly<Record<string, string>> = {
  '/m/home': 'HOME',
  '/m/voucherCenter': 'DEPOSIT',
  '/m/inviteFriends': 'INVITE',
}

/** Returns the entries that are switched on, listed in the merchant's menus, and suitable for the user. */
export function visibleGroups<Who, One extends Entry<Who>>(
  offered: readonly Group<One>[],
  user: Who,
  { flags, menu, paths }: MerchantOffering,
): Group<One>[] {
  const isShown = ({ to, meta, flag, isFor }: One) => {
    const [path = ''] = to.split('?')
    const key = KEYS[path]
    if (!isPageOpen(paths, path) || (key !== undefined && !menu.includes(key))) return false
    const module = flag ?? meta.module
    const isOffered = (menuKey: string) => isSwitchedOn(flags, menuKey) && menu.includes(menuKey)
    return (module === undefined || flagsOf(module).some(isOffered)) && (isFor?.(user) ?? true)
  }
  return offered
    .map(({ title, entries }) => ({ title, entries: entries.filter(isShown) }))
    .filter(({ entries }) => entries.length > 0)
}
