import { decideChanges } from '@ante/contract/console/bulk-changes.ts'
import type { ChangeState } from '@ante/contract/staff/changes.ts'
import { listChanges } from '@ante/contract/staff/changes.ts'
import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { ClipboardCheck } from 'lucide-react'

import { call } from '../lib/call.ts'
import { entriesOf } from '../lib/entries-of.ts'
import { cursorOf, savedSearch } from '../lib/pages.ts'
import { useSelection } from '../lib/selection.ts'
import { useMayCall } from '../lib/session.ts'
import { useSite } from '../lib/site.ts'
import { useLiveRows } from '../lib/staff-live.ts'
import { changeStateText } from '../ui/change-state.ts'
import { hiddenColumns } from '../ui/columns-menu.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { ListTools } from '../ui/list-tools.tsx'
import { ListView } from '../ui/list-view.tsx'
import { NewRowsBar } from '../ui/new-rows-bar.tsx'
import { Page } from '../ui/page.tsx'
import { Pager } from '../ui/pager.tsx'
import { Select } from '../ui/select.tsx'
import { Empty } from '../ui/states.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { ChangePanel } from './change-panel.tsx'
import { useChangeColumns } from './change-columns.tsx'
import { listSelectionOf } from './selected-change.ts'
import type { SelectedChange } from './selected-change.ts'

const route = getRouteApi('/in/m/$merchant/approvals')

/** Columns that are hidden while a panel is open, because the panel shows their values. */
const PANEL_COLUMNS = ['proposedBy', 'expiresAt', 'state']

const changesQuery = (merchant: string, state: ChangeState | undefined, after: string | undefined) =>
  queryOptions({
    queryKey: ['changes', merchant, state, after],
    queryFn: ({ signal }) => call(listChanges, { merchant, state, after }, signal),
    placeholderData: keepPreviousData,
  })

/** Changes that await the decision of another person, and decided ones with their outcome. */
export default function ApprovalsPage() {
  const { t } = useLingui()
  const { code: merchant, zone } = useSite()
  const canSelect = useMayCall(merchant)(decideChanges)
  const search = route.useSearch()
  const { state = 'waiting', page, open, hide } = search
  const navigate = route.useNavigate()
  const listed = state === 'all' ? undefined : state
  const query = useQuery(changesQuery(merchant, listed, cursorOf(page)))
  const columns = useChangeColumns(zone)
  const live = useLiveRows('approvals', query.dataUpdatedAt)
  const selection = useSelection<SelectedChange>(`${merchant} ${state}`)
  const show = (id: string | undefined) =>
    void navigate({ search: (previous) => ({ ...previous, open: id }), replace: true })
  // A change that others have decided is removed from the list at once, unless it is open.
  const rows = (query.data?.changes ?? []).filter(
    ({ id }) => state !== 'waiting' || id === open || !live.changed.has(id),
  )
  const change = rows.find(({ id }) => id === open)
  const openNext = () => {
    const at = rows.findIndex(({ id }) => id === open)
    show((rows[at + 1] ?? rows[at - 1])?.id)
  }
  const showNew = () => {
    void navigate({ search: (previous) => ({ ...previous, page: undefined, open: undefined }) })
    void query.refetch()
  }
  const states = entriesOf(changeStateText).map(([value, { text }]) => ({ value, label: t(text) }))
  return (
    <Page
      title={t`Approvals`}
      subtitle={t`Changes that need a second person. You can't decide about your own.`}
      filters={
        <>
          <Select
            label={t`State`}
            value={state}
            options={[...states, { value: 'all', label: t`All states` }]}
            onChange={(chosen) => void navigate({ search: chosen === 'waiting' ? {} : { state: chosen } })}
          />
          <ListTools
            screen="approvals"
            columns={columns}
            search={search}
            onSearch={(next) => void navigate({ search: savedSearch<typeof search>(next) })}
            exported={{ source: 'changes', filter: { state: listed } }}
          />
        </>
      }
      panel={
        change && (
          <ChangePanel
            key={change.id}
            change={change}
            isStale={live.changed.has(change.id)}
            onClose={() => show(undefined)}
            onDone={openNext}
          />
        )
      }
    >
      <ListView query={query} zone={zone}>
        {({ next }) => (
          <>
            <NewRowsBar count={state === 'waiting' || state === 'all' ? live.added.size : 0} onShow={showNew} />
            <DataTable
              label={t`Changes`}
              columns={columns}
              rows={rows}
              hidden={change ? [...hiddenColumns(hide), ...PANEL_COLUMNS] : hiddenColumns(hide)}
              open={open}
              onOpen={show}
              {...(state === 'waiting' && canSelect && { selection: listSelectionOf(selection) })}
              empty={
                <Empty icon={ClipboardCheck} title={state === 'waiting' ? t`Nothing to decide` : t`No changes`}>
                  {state === 'waiting' ? t`New requests appear here.` : t`Choose another state.`}
                </Empty>
              }
            />
            <BulkBar selection={selection} hasMore={next !== null || page !== undefined} />
            <Pager
              count={rows.length}
              trail={page}
              next={next}
              onPage={(trail) =>
                void navigate({ search: (previous) => ({ ...previous, page: trail, open: undefined }) })
              }
            />
          </>
        )}
      </ListView>
    </Page>
  )
}
