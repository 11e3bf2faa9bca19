import type { Application } from '@ante/contract/console/promotion-applications.ts'
import { useLingui } from '@lingui/react/macro'
import { createColumnHelper } from '@tanstack/react-table'

import { useSite } from '../../lib/site.ts'
import { Badge } from '../../ui/badge.tsx'
import cells from '../../ui/cells.module.css'
import type { Features } from '../../ui/table-features.ts'
import { Time } from '../../ui/time.tsx'

const helper = createColumnHelper<Features, Application>()

export function useApplicationColumns() {
  const { t } = useLingui()
  const { zone } = useSite()
  return helper.columns([
    helper.accessor('since', { header: t`Received`, cell: ({ getValue }) => <Time at={getValue()} zone={zone} /> }),
    helper.accessor('account', {
      header: t`Player`,
      cell: ({ row: { original: one } }) => (
        <span className={cells.badges}>
          <bdi>{one.account}</bdi>
          {one.isProposed && <Badge tone="warn">{t`Awaits approval`}</Badge>}
        </span>
      ),
    }),
    helper.accessor('title', {
      header: t`Promotion`,
      cell: ({ row: { original: one } }) => (
        <span className={cells.two}>
          <span>{one.title}</span>
          <small>{one.promotion}</small>
        </span>
      ),
    }),
    helper.accessor('comment', { header: t`Comment` }),
    helper.accessor('pictures', { header: t`Pictures` }),
  ])
}
