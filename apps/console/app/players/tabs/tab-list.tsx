import { Plural, Trans } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { createColumnHelper } from '@tanstack/react-table'
import { ListX } from 'lucide-react'
import type { ReactNode } from 'react'

import { useSite } from '../../lib/site.ts'
import { Button } from '../../ui/button.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { ListView } from '../../ui/list-view.tsx'
import { Facts, SidePanel } from '../../ui/side-panel.tsx'
import { Empty } from '../../ui/states.tsx'
import type { Features } from '../../ui/table-features.ts'
import { playerKey } from '../player-queries.ts'
import styles from '../players.module.css'

const route = getRouteApi('/in/m/$merchant/players/$player')

/** A column of a list. The panel of a row shows all columns with their names. */
export interface TabColumn<Row> {
  id: string
  header: string
  isAmount?: boolean
  /** Shown only in the panel of the row. */
  isDetail?: boolean
  cell(row: Row): ReactNode
}

/** Amounts are aligned at their end, and so are their headers. */
const headerOf = ({ header, isAmount }: Pick<TabColumn<never>, 'header' | 'isAmount'>) =>
  isAmount ? () => <span className={styles.amount}>{header}</span> : header

interface AnyPage {
  rows: readonly { id: string }[]
  next: string | null
}

interface TabListProps<Page extends AnyPage> {
  /** Part of the query key. */
  name: string
  label: string
  load(after: string | undefined, signal: AbortSignal): Promise<Page>
  columns: readonly TabColumn<Page['rows'][number]>[]
  /** Renders the content above the rows, with data of the first page. */
  renderAbove?: (page: Page) => ReactNode
  /** Renders further details of the open row. */
  renderPanel?: (row: Page['rows'][number]) => ReactNode
  /** Message for an empty list. */
  empty: string
}

/** A list of a player, loaded when its tab is opened, page by page. The address contains the open row. */
export function TabList<Page extends AnyPage>(props: TabListProps<Page>) {
  const { name, label, load, columns, renderAbove, renderPanel, empty } = props
  const { code: merchant, zone } = useSite()
  const { player } = route.useParams()
  const { open } = route.useSearch()
  const navigate = route.useNavigate()
  const query = useInfiniteQuery({
    queryKey: [...playerKey(merchant, player), name],
    queryFn: ({ pageParam, signal }) => load(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 30_000,
  })
  const helper = createColumnHelper<Features, Page['rows'][number]>()
  const shown = columns.filter(({ isDetail }) => !isDetail)
  const tableColumns = shown.map((column) =>
    helper.display({ id: column.id, header: headerOf(column), cell: ({ row }) => column.cell(row.original) }),
  )
  const show = (id: string | undefined) =>
    void navigate({ search: (previous) => ({ ...previous, open: id }), replace: true })
  return (
    <ListView query={query} zone={zone}>
      {({ pages }) => {
        const rows = pages.flatMap((page) => page.rows)
        const row = rows.find(({ id }) => id === open)
        const [first] = pages
        return (
          <div className={styles.body}>
            <div className={styles.list}>
              {first && renderAbove?.(first)}
              <DataTable
                label={label}
                columns={tableColumns}
                rows={rows}
                open={open}
                onOpen={show}
                empty={<Empty icon={ListX} title={empty} />}
              />
              {rows.length > 0 && (
                <div className={styles.more}>
                  <span>
                    <Plural value={rows.length} one="# row" other="# rows" />
                  </span>
                  {query.hasNextPage && (
                    <Button
                      size="small"
                      isPending={query.isFetchingNextPage}
                      onPress={() => void query.fetchNextPage()}
                    >
                      <Trans>Show more</Trans>
                    </Button>
                  )}
                </div>
              )}
            </div>
            {row && (
              <SidePanel title={label} onClose={() => show(undefined)}>
                <div className={styles.detail}>
                  <Facts facts={columns.map(({ header, cell }) => [header, cell(row)])} />
                </div>
                {renderPanel?.(row)}
              </SidePanel>
            )}
          </div>
        )
      }}
    </ListView>
  )
}
