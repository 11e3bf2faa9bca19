import { msg } from '@lingui/core/macro'

import type { PageMeta } from '../lib/pages/page-module.ts'
import { bare, inShell, backToHome } from '../lib/pages/page-meta-kinds.ts'

/**
 * Titles, back targets and menus of the pages that a first visit needs. Source: product specification 2, "Page shell".
 */
export const pageMeta = {
  home: {
    title: msg`Lobby`,
    description: msg`Slots, live casino, sports and lottery in one place. Browse, try games with play money, and join when you’re ready.`,
    header: 'home',
    staysMounted: true,
    back: 'home',
    bottomMenu: true,
    tab: 'home',
  },
  gameList: {
    ...inShell,
    title: msg`Game center`,
    description: msg`All games by category and provider.`,
    keepsScroll: true,
    staysMounted: true,
  },
  login: { ...bare, title: msg`Log in`, description: msg`Log in to continue where you left off.` },
  register: { ...bare, title: msg`Register`, description: msg`Open an account in a minute.`, hasAnnouncements: true },
  trial: { ...backToHome, title: msg`Free trial`, description: msg`Play with play money. No account needed.` },
  notice: { ...backToHome, title: msg`Notices` },
  lost: { ...inShell, title: msg`Couldn’t load this page` },
} satisfies Record<string, PageMeta>
