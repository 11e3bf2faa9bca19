import { msg } from '@lingui/core/macro'

import type { PageMeta } from '../lib/pages/page-module.ts'
import { inShell, withoutMenu } from '../lib/pages/page-meta-kinds.ts'

/** Metadata of the game page, and of the game lists besides the main one. */
export const gamePageMeta = {
  launchGame: { ...withoutMenu, header: 'own', title: msg`Game`, guard: 'session', movesMoney: true },
  gameCentre: {
    ...inShell,
    title: msg`Game center`,
    description: msg`Game providers by category.`,
    keepsScroll: true,
  },
  slotsCentre: {
    ...inShell,
    title: msg`Slots`,
    description: msg`Slots by provider and type, and their jackpot.`,
    keepsScroll: true,
  },
  gameLobby: {
    ...inShell,
    title: msg`Game lobby`,
    description: msg`Choose a table or room before the game opens.`,
    keepsScroll: true,
  },
  lottery: {
    ...inShell,
    title: msg`Lottery`,
    description: msg`All draws with countdowns and latest results.`,
    keepsScroll: true,
  },
  moreLotteries: { ...withoutMenu, title: msg`All lotteries`, keepsScroll: true },
  startLottery: { ...inShell, title: msg`Draw results`, keepsScroll: true },
  lotteryBet: { ...withoutMenu, header: 'own', title: msg`Bet on a lottery`, movesMoney: true },
  lotteryDraws: { ...withoutMenu, title: msg`Past draws`, keepsScroll: true },
  lotteryTrend: { ...withoutMenu, title: msg`Trend` },
  lotteryVerify: { ...withoutMenu, title: msg`Verify draw` },
  lotteryOrders: { ...inShell, title: msg`Lottery bets`, guard: 'account', keepsScroll: true },
  lotteryOrder: { ...inShell, title: msg`Lottery bet`, guard: 'account' },
} satisfies Record<string, PageMeta>
