import { msg } from '@lingui/core/macro'

import type { PageFace } from '../lib/page-module.ts'

const inShell = { header: 'title', back: 'step', bottomMenu: true } as const
const alone = { header: 'title', back: 'home', bottomMenu: false } as const
const bare = { header: 'none', back: 'home', bottomMenu: false } as const

/** Titles, back rules and the menus of each page. Source: product specification 2, "Page shell". */
export const faces = {
  home: {
    title: msg`Lobby`,
    description: msg`Slots, live casino, sports and lottery in one place. Look around, try games with play money, and join when you like.`,
    header: 'home',
    back: 'home',
    bottomMenu: true,
  },
  gameList: {
    ...inShell,
    title: msg`Game center`,
    description: msg`All games, by kind and by maker.`,
    keepsScroll: true,
  },
  login: { ...bare, title: msg`Log in` },
  register: { ...bare, title: msg`Register`, description: msg`Open an account in a minute.` },
  trial: { ...alone, title: msg`Free trial`, description: msg`Play with play money, without an account.` },
  launchGame: { ...bare, back: 'step', title: msg`Game`, needsSession: true },
  notice: { ...alone, title: msg`Notices` },
  deposit: { ...inShell, title: msg`Deposit` },
  withdraw: { ...inShell, title: msg`Withdraw` },
  promotions: { ...alone, title: msg`Activity center` },
  inviteFriends: { ...inShell, title: msg`Invite friends` },
  memberCentre: { ...inShell, title: msg`Member center` },
  notFound: { ...inShell, title: msg`Page not found` },
} satisfies Record<string, PageFace>
