import type { Closing } from '@ante/contract/merchant/closing.ts'

import { closedPageMeta } from './closed/closed-page-meta.ts'
import type { PageModule, Route } from './lib/pages/page-module.ts'
import { CLOSED_TEXTS } from './shell/closed-pages.ts'

const pages = import.meta.glob<PageModule>('./closed/*-page.tsx')

function closed(closing: Closing): Route {
  const file = `./closed/${closing}-page.tsx` as const
  const load = pages[file]
  if (!load) throw new Error(`There is no page ${file}`)
  return { file, meta: closedPageMeta[closing], load, texts: CLOSED_TEXTS, isLazy: false }
}

/** Routes that replace all others while the site is closed. */
export const closedRoutes: Record<Closing, Route> = { maintenance: closed('maintenance'), region: closed('region') }
