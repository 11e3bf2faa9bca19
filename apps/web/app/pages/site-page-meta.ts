import { msg } from '@lingui/core/macro'

import type { PageMeta } from '../lib/pages/page-module.ts'
import { inShell, withoutMenu } from '../lib/pages/page-meta-kinds.ts'

/** Metadata of the merchant's public pages. */
export const sitePageMeta = {
  service: { ...withoutMenu, title: msg`Customer service`, description: msg`All the ways to contact us.` },
  help: { ...inShell, title: msg`Help center`, description: msg`Answers to common questions.`, module: 'COMM3' },
  userAgreement: {
    ...withoutMenu,
    title: msg`User agreement`,
    description: msg`The terms between you and us.`,
  },
  sportsResults: { ...inShell, title: msg`Sports results`, description: msg`Finished matches by sport and day.` },
  sportsStandings: { ...inShell, title: msg`Sports standings`, description: msg`The tables of all leagues.` },
  winners: { ...withoutMenu, title: msg`Winners`, description: msg`Top winners by game category.` },
  download: {
    ...inShell,
    title: msg`Get the app`,
    description: msg`Our app on your home screen, just one tap away.`,
  },
  maintenance: { ...withoutMenu, title: msg`Maintenance` },
  notFound: { ...inShell, title: msg`Page not found`, status: 404 },
} satisfies Record<string, PageMeta>
