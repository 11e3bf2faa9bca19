import { msg } from '@lingui/core/macro'

import type { PageMeta } from '../lib/pages/page-module.ts'
import { bare } from '../lib/pages/page-meta-kinds.ts'

/** What stands in place of the whole app, and the status that says so to whoever reads no words. */
export const closedPageMeta = {
  maintenance: { ...bare, title: msg`Closed for maintenance`, status: 503 },
  region: { ...bare, title: msg`Not available where you are`, status: 451 },
} satisfies Record<string, PageMeta>
