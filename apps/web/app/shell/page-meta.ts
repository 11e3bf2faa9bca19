import { msg } from '@lingui/core/macro'

import type { PageMeta } from '../lib/pages/page-module.ts'
import { bare, inShell, leadsHome } from '../lib/pages/page-meta-kinds.ts'

/**
 * Titles, back targets and menus of the pages that a first visit needs. Source: product specification 2, "Page shell".
 */
export const faces = {
  home: {
    title: msg`Lobby`,
    description: msg`Slots, live casino, sports and lottery in one place. Look around, try games with play money, and join when you like.`,
    header: 'home',
    back: 'home',
    bottomMenu: true,
    tab: 'home',
  },
  gameList: {
    ...inShell,
    title: msg`Game center`,
    description: msg`All games, by kind and by maker.`,
    keepsScroll: true,
  },
  login: { ...bare, title: msg`Log in`, description: msg`Log in and pick up where you left off.` },
  register: { ...bare, title: msg`Register`, description: msg`Open an account in a minute.`, hasNews: true },
  trial: { ...leadsHome, title: msg`Free trial`, description: msg`Play with play money, without an account.` },
  notice: { ...leadsHome, title: msg`Notice` },
  lost: { ...inShell, title: msg`This page did not load` },
} satisfies Record<string, PageMeta>
