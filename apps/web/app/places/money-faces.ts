import { msg } from '@lingui/core/macro'

import type { PageFace } from '../lib/pages/page-module.ts'
import { inShell } from '../shell/face-kinds.ts'

/** Money in, money out, and what became of it. */
export const moneyFaces = {
  deposit: {
    ...inShell,
    title: msg`Deposit`,
    tab: 'deposit',
    guard: 'account',
  },
  withdraw: { ...inShell, title: msg`Withdraw`, guard: 'account' },
  bankCards: { ...inShell, title: msg`Bank cards`, guard: 'account' },
  uplineTransfer: {
    ...inShell,
    title: msg`Transfer to upline`,
    guard: 'account',
    module: 'AGETRANSFERUP3',
    place: {
      picture: '/pictures/states/wallet.svg',
      about: msg`Here you will send part of your balance to the agent above you.`,
    },
  },
  transactions: {
    ...inShell,
    title: msg`Account record`,
    guard: 'account',
    module: 'TRANSREC3',
    place: {
      picture: '/pictures/states/records.svg',
      about: msg`Here you will see every amount that went into or out of your wallet, and why.`,
    },
  },
  depositReport: {
    ...inShell,
    title: msg`Deposit record`,
    guard: 'account',
    module: 'DEPRECM3',
    place: {
      picture: '/pictures/states/records.svg',
      about: msg`Here you will find all your deposits and where each of them stands.`,
    },
  },
  withdrawalReport: {
    ...inShell,
    title: msg`Withdrawal record`,
    guard: 'account',
    module: 'WITHREC3',
    place: {
      picture: '/pictures/states/records.svg',
      about: msg`Here you will find all your withdrawals and where each of them stands.`,
    },
  },
  profitAndLoss: {
    ...inShell,
    title: msg`Profit and loss`,
    guard: 'account',
    module: 'PERSREP',
    place: {
      picture: '/pictures/states/records.svg',
      about: msg`Here you will see day by day what you staked, what you won and what is left.`,
    },
  },
  /** For play money, too: it shows everybody his own rounds. */
  betRecord: {
    ...inShell,
    title: msg`Betting record`,
    guard: 'session',
    module: 'TRANSBETREPMEM3',
    keepsScroll: true,
  },
} satisfies Record<string, PageFace>
