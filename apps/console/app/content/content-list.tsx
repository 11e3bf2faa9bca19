import type { ListedContent } from '@ante/contract/console/content-calls.ts'
import type { ContentKindName } from '@ante/contract/console/list-filters.ts'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ColumnDef } from '@tanstack/react-table'
import { getRouteApi } from '@tanstack/react-router'
import { Megaphone } from 'lucide-react'

import { cursorOf } from '../lib/pages.ts'
import { useSite } from '../lib/site.ts'
import { DataTable } from '../ui/data-table.tsx'
import { ListView } from '../ui/list-view.tsx'
import { Pager } from '../ui/pager.tsx'
import { Empty } from '../ui/states.tsx'
import type { Features } from '../ui/table-features.ts'
import type { ListPage, ListQuery } from './content-kind.ts'
import { contentKey } from './content-queries.ts'

const route = getRouteApi('/in/m/$merchant/content')

/** A row with the number of languages of the site, and its origin. */
export type SiteRow<Row> = Row & { siteLanguages: number; site: string | null }

interface ContentListProps<Row extends ListedContent> {
  kind: ContentKindName
  label: string
  columns: ColumnDef<Features, SiteRow<Row>>[]
  load(query: ListQuery, signal: AbortSignal): Promise<ListPage<Row>>
}

/** A page of contents of one kind. */
export function ContentList<Row extends ListedContent>({ kind, label, columns, load }: ContentListProps<Row>) {
  const { t } = useLingui()
  const { code: merchant, zone } = useSite()
  const { page, state, type } = route.useSearch()
  const navigate = route.useNavigate()
  const filter = { state, type, after: cursorOf(page) }
  const query = useQuery({
    queryKey: [...contentKey(merchant, kind), 'list', filter],
    queryFn: ({ signal }) => load({ merchant, ...filter }, signal),
  })
  const open = (id: string | undefined) => {
    const key = query.data?.contents.find((one) => one.id === id)?.key
    if (key !== undefined) void navigate({ to: '/m/$merchant/content/$kind/$key', params: { merchant, kind, key } })
  }
  return (
    <ListView query={query} zone={zone}>
      {({ contents, next, languages, site }) => (
        <>
          <DataTable
            label={label}
            columns={columns}
            rows={contents.map((one) => ({ ...one, siteLanguages: languages, site }))}
            open={undefined}
            onOpen={open}
            empty={
              <Empty icon={Megaphone} title={t`Nothing here`}>
                {state || type ? t`Choose another state or type.` : t`Write the first one with New.`}
              </Empty>
            }
          />
          {(contents.length > 0 || page !== undefined) && (
            <Pager
              count={contents.length}
              trail={page}
              next={next}
              onPage={(trail) => void navigate({ search: (previous) => ({ ...previous, page: trail }) })}
            />
          )}
        </>
      )}
    </ListView>
  )
}
