import { listInteractionDrafts } from '@ante/contract/console/responsible-gaming.ts'
import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'

import { call } from '../lib/call.ts'
import { cursorOf } from '../lib/pages.ts'
import { useSite } from '../lib/site.ts'
import { DataTable } from '../ui/data-table.tsx'
import { ListView } from '../ui/list-view.tsx'
import { useDraftColumns } from './safer-play-columns.tsx'
import { NoRows, Pages } from './safer-play-lists.tsx'
import type { ListProps } from './safer-play-lists.tsx'

export const draftsQuery = (merchant: string, page: string | undefined) =>
  queryOptions({
    queryKey: ['safer-play', merchant, 'drafts', page],
    queryFn: ({ signal }) => call(listInteractionDrafts, { merchant, after: cursorOf(page) }, signal),
    placeholderData: keepPreviousData,
  })

/** Interactions that care words in messages of players have begun, newest first. */
export function DraftList({ search: { page, open }, onSearch }: ListProps) {
  const { t } = useLingui()
  const { code: merchant, zone } = useSite()
  const query = useQuery(draftsQuery(merchant, page))
  const columns = useDraftColumns(zone)
  return (
    <ListView query={query} zone={zone}>
      {({ rows, next }) => (
        <>
          <DataTable
            label={t`Begun interactions`}
            columns={columns}
            rows={rows}
            open={open}
            onOpen={(id) => onSearch({ open: id })}
            empty={<NoRows />}
          />
          <Pages {...{ rows, next, page, onSearch }} />
        </>
      )}
    </ListView>
  )
}
