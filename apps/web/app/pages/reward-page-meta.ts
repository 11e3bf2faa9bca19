import { msg } from '@lingui/core/macro'

import type { PageMeta } from '../lib/pages/page-module.ts'
import { inShell, backToHome } from '../lib/pages/page-meta-kinds.ts'

/** Metadata of the pages of promotions and rewards. */
export const rewardPageMeta = {
  promotions: {
    ...backToHome,
    title: msg`Activity center`,
    description: msg`See all offers and their terms, join them, and track your progress.`,
    tab: 'promotion',
    keepsScroll: true,
    hasAnnouncements: true,
  },
  promotion: {
    ...inShell,
    title: msg`Promotion`,
    tab: 'promotion',
  },
  inviteFriends: {
    ...inShell,
    title: msg`Invite friends`,
    tab: 'invite',
    guard: 'account',
    module: 'REFERRAL',
  },
  rewardCentre: {
    ...inShell,
    title: msg`Reward center`,
    guard: 'account',
    module: 'REWCEN3',
    keepsScroll: true,
  },
  redRain: {
    ...inShell,
    title: msg`Red rain`,
    guard: 'promptAccount',
  },
  leaderBoard: {
    ...inShell,
    title: msg`Leaderboard`,
    guard: 'account',
    module: 'MISSION',
    keepsScroll: true,
  },
  benefits: {
    ...inShell,
    title: msg`VIP room`,
    guard: 'account',
    module: 'MEMCLUB3',
  },
  manualRebate: {
    ...inShell,
    title: msg`Rebate`,
    guard: 'account',
    module: 'MANPLAYREB3',
  },
  rebateReport: {
    ...inShell,
    title: msg`Rebate records`,
    guard: 'account',
    module: 'PLYRBT',
    keepsScroll: true,
  },
} satisfies Record<string, PageMeta>
