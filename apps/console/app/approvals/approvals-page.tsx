import type { ChangeState } from '@ante/contract/staff/changes.ts'
import { listChanges } from '@ante/contract/staff/changes.ts'
import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { ClipboardCheck } from 'lucide-react'

import { call } from '../lib/call.ts'
import { entriesOf } from '../lib/entries-of.ts'
import { cursorOf } from '../lib/pages.ts'
import { useSite } from '../lib/site.ts'
import { DataTable } from '../ui/data-table.tsx'
import { ListView } from '../ui/list-view.tsx'
import { Page } from '../ui/page.tsx'
import { Pager } from '../ui/pager.tsx'
import { Select } from '../ui/select.tsx'
import { Empty } from '../ui/states.tsx'
import { ChangePanel } from './change-panel.tsx'
import { useChangeColumns } from './change-columns.tsx'
import { changeStateText } from './change-state.ts'

const route = getRouteApi('/in/m/$merchant/approvals')

const changesQuery = (merchant: string, state: ChangeState | undefined, after: string | undefined) =>
  queryOptions({
    queryKey: ['changes', merchant, state, after],
    queryFn: ({ signal }) => call(listChanges, { merchant, state, after }, signal),
    placeholderData: keepPreviousData,
  })

/** Guarded changes that await another person, and what became of them. */
export default function ApprovalsPage() {
  const { t } = useLingui()
  const { code: merchant, zone } = useSite()
  const { state = 'waiting', page, open } = route.useSearch()
  const navigate = route.useNavigate()
  const query = useQuery(changesQuery(merchant, state === 'all' ? undefined : state, cursorOf(page)))
  const columns = useChangeColumns(zone)
  const show = (id: string | undefined) => void navigate({ search: (now) => ({ ...now, open: id }), replace: true })
  const rows = query.data?.changes ?? []
  const change = rows.find(({ id }) => id === open)
  const openNext = () => {
    const at = rows.findIndex(({ id }) => id === open)
    show((rows[at + 1] ?? rows[at - 1])?.id)
  }
  const states = entriesOf(changeStateText).map(([value, { text }]) => ({
    value,
    label: t(text),
  }))
  return (
    <Page
      title={t`Approvals`}
      subtitle={t`Changes that need a second person. You can't decide about your own.`}
      filters={
        <Select
          label={t`State`}
          value={state}
          options={[...states, { value: 'all', label: t`All states` }]}
          onChange={(chosen) => void navigate({ search: chosen === 'waiting' ? {} : { state: chosen } })}
        />
      }
      panel={
        change && <ChangePanel key={change.id} change={change} onClose={() => show(undefined)} onDone={openNext} />
      }
    >
      <ListView query={query} zone={zone}>
        {({ changes, next }) => (
          <>
            <DataTable
              label={t`Changes`}
              columns={columns}
              rows={changes}
              open={open}
              onOpen={show}
              empty={
                <Empty icon={ClipboardCheck} title={state === 'waiting' ? t`Nothing to decide` : t`No changes`}>
                  {state === 'waiting' ? t`New requests appear here.` : t`Choose another state.`}
                </Empty>
              }
            />
            <Pager
              count={changes.length}
              trail={page}
              next={next}
              onPage={(trail) => void navigate({ search: (now) => ({ ...now, page: trail, open: undefined }) })}
            />
          </>
        )}
      </ListView>
    </Page>
  )
}
