import type { ListedContent } from '@ante/contract/console/content-calls.ts'
import { useLingui } from '@lingui/react/macro'
import { createColumnHelper } from '@tanstack/react-table'
import type { ColumnDef } from '@tanstack/react-table'

import { useSite } from '../lib/site.ts'
import { Badge } from '../ui/badge.tsx'
import cells from '../ui/cells.module.css'
import { stateText } from '../ui/content-state-text.ts'
import type { Features } from '../ui/table-features.ts'
import { Time } from '../ui/time.tsx'
import type { SiteRow } from './content-list.tsx'

type Columns<Row> = ColumnDef<Features, SiteRow<Row>>[]

/** Returns the columns of every kind, with those of one kind after the state. */
export function useContentColumns<Row extends ListedContent>(own: Columns<Row>): Columns<Row> {
  const { t } = useLingui()
  const { zone } = useSite()
  const helper = createColumnHelper<Features, SiteRow<Row>>()
  return [
    helper.display({
      id: 'title',
      header: t`Title`,
      cell: ({ row: { original: one } }) => (
        <span className={cells.two}>
          <span>{one.title || t`Without a title`}</span>
          <small>{one.key}</small>
        </span>
      ),
    }),
    helper.display({
      id: 'state',
      header: t`State`,
      cell: ({ row: { original: one } }) => (
        <span className={cells.badges}>
          {[one.published, one.draft].map(
            (state) =>
              state && (
                <Badge key={state} tone={stateText[state].tone}>
                  {t(stateText[state].text)}
                </Badge>
              ),
          )}
        </span>
      ),
    }),
    ...own,
    helper.display({
      id: 'languages',
      header: t`Languages`,
      cell: ({ row: { original: one } }) =>
        one.missing.length === 0 ? (
          t`Complete`
        ) : (
          <Badge tone="warn">{t`${one.siteLanguages - one.missing.length} of ${one.siteLanguages}`}</Badge>
        ),
    }),
    helper.display({
      id: 'from',
      header: t`From`,
      cell: ({ row: { original: one } }) => {
        if (one.from !== null) return <Time at={one.from} zone={zone} />
        return one.published ? t`Always` : t`Publication`
      },
    }),
    helper.display({
      id: 'until',
      header: t`Until`,
      cell: ({ row: { original: one } }) => (one.until === null ? t`No end` : <Time at={one.until} zone={zone} />),
    }),
  ]
}
