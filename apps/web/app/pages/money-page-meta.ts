import { msg } from '@lingui/core/macro'

import type { PageMeta } from '../lib/pages/page-module.ts'
import { inShell } from '../lib/pages/page-meta-kinds.ts'

/** Metadata of the pages of deposits, withdrawals, and their records. */
export const moneyPageMeta = {
  deposit: {
    ...inShell,
    title: msg`Deposit`,
    tab: 'deposit',
    guard: 'account',
    movesMoney: true,
  },
  withdraw: { ...inShell, title: msg`Withdraw`, guard: 'account', movesMoney: true },
  bankCards: { ...inShell, title: msg`Bank cards`, guard: 'account', movesMoney: true },
  uplineTransfer: {
    ...inShell,
    title: msg`Upline and downline transfer`,
    guard: 'account',
    // Upline, downline, or both: the page shows the enabled ones.
    module: ['AGETRANSFERUP3', 'AGENTRANSMULTDOWN3'],
    movesMoney: true,
  },
  transfer: {
    ...inShell,
    title: msg`Transfer funds`,
    guard: 'account',
    module: 'FUNDTRANS3',
    movesMoney: true,
  },
  turnover: {
    ...inShell,
    title: msg`Turnover`,
    guard: 'account',
  },
  transactions: {
    ...inShell,
    title: msg`Account records`,
    guard: 'account',
    module: 'TRANSREC3',
    keepsScroll: true,
  },
  statements: {
    ...inShell,
    title: msg`Statements`,
    guard: 'account',
    module: 'TRANSREC3',
  },
  depositReport: {
    ...inShell,
    title: msg`Deposit records`,
    guard: 'account',
    module: 'DEPRECM3',
    keepsScroll: true,
  },
  withdrawalReport: {
    ...inShell,
    title: msg`Withdrawal records`,
    guard: 'account',
    module: 'WITHREC3',
    keepsScroll: true,
  },
  profitAndLoss: {
    ...inShell,
    title: msg`Profit and loss`,
    guard: 'account',
    module: 'PERSREP',
  },
  /** Also for play money: the page shows the user's own rounds. */
  betRecord: {
    ...inShell,
    title: msg`Bet records`,
    guard: 'session',
    module: 'TRANSBETREPMEM3',
    keepsScroll: true,
  },
} satisfies Record<string, PageMeta>
