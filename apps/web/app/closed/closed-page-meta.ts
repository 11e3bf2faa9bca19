import { msg } from '@lingui/core/macro'

import type { PageMeta } from '../lib/pages/page-module.ts'
import { bare } from '../lib/pages/page-meta-kinds.ts'

/** Page metadata of the closed site, with the HTTP status for machines. */
export const closedPageMeta = {
  maintenance: { ...bare, title: msg`Closed for maintenance`, status: 503 },
  region: { ...bare, title: msg`Not available in your location`, status: 451 },
} satisfies Record<string, PageMeta>
