import { msg } from '@lingui/core/macro'

import type { PageMeta } from '../lib/pages/page-module.ts'
import { inShell, withoutMenu } from '../lib/pages/page-meta-kinds.ts'

/** Metadata of the merchant's public pages. */
export const sitePageMeta = {
  service: { ...withoutMenu, title: msg`Customer service`, description: msg`All ways to reach us.` },
  help: { ...inShell, title: msg`Help center`, description: msg`Answers to what players ask most.`, module: 'COMM3' },
  userAgreement: {
    ...withoutMenu,
    title: msg`User agreement`,
    description: msg`The terms that you and we agree on.`,
  },
  winners: { ...withoutMenu, title: msg`Winners`, description: msg`Who has won most, by kind of game.` },
  download: {
    ...inShell,
    title: msg`Get the app`,
    description: msg`Our app on your home screen: one tap, and you are in.`,
  },
  maintenance: { ...withoutMenu, title: msg`Maintenance` },
  notFound: { ...inShell, title: msg`Page not found`, status: 404 },
} satisfies Record<string, PageMeta>
