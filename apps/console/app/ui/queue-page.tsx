import type { QueueSort, TabTotal } from '@ante/contract/console/review-parts.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ColumnDef } from '@tanstack/react-table'
import { useLingui } from '@lingui/react/macro'
import { Inbox } from 'lucide-react'
import type { MessageDescriptor } from '@lingui/core'
import type { ReactNode } from 'react'

import type { ListSelection } from '../lib/selection.ts'
import { DataTable } from './data-table.tsx'
import { ListTools } from './list-tools.tsx'
import { ListView } from './list-view.tsx'
import { NewRowsBar } from './new-rows-bar.tsx'
import { Page } from './page.tsx'
import { Pager } from './pager.tsx'
import { RenderOnChange } from './render-on-change.tsx'
import { StateTabs } from './state-tabs.tsx'
import { Empty } from './states.tsx'
import type { Features } from './table-features.ts'

/** Parameters of the address of every queue. */
export interface QueueSearch<Tab extends string> {
  tab?: Tab | undefined
  page?: string | undefined
  open?: string | undefined
  sort?: QueueSort | undefined
}

interface LoadedQueue<Tab extends string> {
  next: string | null
  tabs: Readonly<Record<Tab, TabTotal>>
  currency: string
}

interface QueuePageProps<Tab extends string, Row extends { id: string }, Loaded extends LoadedQueue<Tab>> {
  /** Name of the queue, of its saved views and of its export. */
  name: string
  title: string
  tabs: readonly Tab[]
  tabText: Readonly<Record<Tab, MessageDescriptor>>
  /** The chosen tab, and whether its rows have ended: then the newest comes first. */
  tab: Tab
  isEnded: boolean
  query: UseQueryResult<Loaded>
  rows: readonly Row[]
  /** Number of new rows that are not shown yet. */
  added: number
  columns: ColumnDef<Features, Row>[]
  hidden: readonly string[]
  /** Hidden columns of an address that names none, joined by dots. */
  defaultHide?: string
  zone: string
  /** All parameters of the address. */
  search: QueueSearch<Tab> & Readonly<Record<string, string | undefined>>
  /** Changes some parameters of the address. */
  onChange(changed: QueueSearch<Tab>): void
  /** Replaces all parameters of the address, by those of a saved view. */
  onSearch(search: Record<string, string | undefined>): void
  /** The open row, which may be ahead of the address. */
  open: string | undefined
  onOpen(id: string | undefined): void
  selection?: ListSelection<Row>
  /** Buttons of the page's head. */
  actions?: ReactNode
  filters: ReactNode
  panel: ReactNode
  /** Shown between the tabs and the list. */
  bar?: ReactNode
  empty: { title: string; text: string }
}

/** Ids of the columns by which a queue is sorted. */
const SORTED = ['age', 'amount']

/** Page with a queue of money movements: filters and tools, tabs with counts and sums, and the rows of the chosen tab. */
export function QueuePage<Tab extends string, Row extends { id: string }, Loaded extends LoadedQueue<Tab>>(
  props: QueuePageProps<Tab, Row, Loaded>,
) {
  const { name, title, tabs, tabText, tab, isEnded, query, rows, added, columns, hidden, zone, search, selection } =
    props
  const { defaultHide } = props
  const { open, onChange, onSearch, onOpen, actions, filters, panel, bar, empty } = props
  const { t } = useLingui()
  const { page, sort, open: _open, hide: _hide, ...filter } = search
  return (
    <Page
      title={title}
      subtitle={t`Times are in the time zone ${zone}.`}
      actions={actions}
      filters={
        // Opening a row changes none of these: the reader waits for the row only.
        <RenderOnChange of={[search, columns, defaultHide, query.data]}>
          {filters}
          <ListTools
            screen={name}
            columns={columns}
            defaultHide={defaultHide}
            search={search}
            onSearch={onSearch}
            exported={{ source: name, filter: { ...filter, sort, tab } }}
          />
        </RenderOnChange>
      }
      panel={panel}
    >
      <RenderOnChange of={[tabs, tab, query.data]}>
        <StateTabs
          label={t`States`}
          tabs={tabs.map((id) => ({ id, label: t(tabText[id]), total: query.data?.tabs[id] }))}
          chosen={tab}
          currency={query.data?.currency ?? ''}
          onChoose={(chosen) => onChange({ tab: chosen, page: undefined, open: undefined, sort: undefined })}
        />
      </RenderOnChange>
      {bar}
      <ListView query={query} zone={zone}>
        {(loaded) => (
          <>
            <DataTable
              label={title}
              columns={columns}
              rows={rows}
              hidden={hidden}
              open={open}
              onOpen={onOpen}
              {...(selection && { selection })}
              sort={{
                columns: SORTED,
                value: columnSort(sort, isEnded),
                onSort: (chosen) => onChange({ sort: queueSort(chosen, isEnded), page: undefined, open: undefined }),
              }}
              empty={
                <Empty icon={Inbox} title={empty.title}>
                  {empty.text}
                </Empty>
              }
            />
            <NewRowsBar count={added} onShow={() => void query.refetch()} />
            <Pager
              count={rows.length}
              trail={page}
              next={loaded.next}
              onPage={(trail) => onChange({ page: trail, open: undefined })}
            />
          </>
        )}
      </ListView>
    </Page>
  )
}

/**
 * Returns the order of the table's columns. The first column has the age, which is greatest for the oldest row; in tabs
 * with ended rows it has the time.
 */
function columnSort(sort: QueueSort | undefined, isEnded: boolean): string {
  if (sort === 'amount' || sort === '-amount') return sort
  const isNewestFirst = sort === undefined ? isEnded : sort === '-created'
  return isNewestFirst === isEnded ? '-age' : 'age'
}

/** Returns the order of the queue for one of the table's columns; undefined for the default. */
function queueSort(column: string, isEnded: boolean): QueueSort | undefined {
  if (column === 'amount' || column === '-amount') return column
  const isNewestFirst = (column === '-age') === isEnded
  if (isNewestFirst === isEnded) return undefined
  return isNewestFirst ? '-created' : 'created'
}
