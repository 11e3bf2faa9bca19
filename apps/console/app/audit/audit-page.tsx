import { listAudit } from '@ante/contract/staff/audit.ts'
import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { History } from 'lucide-react'

import { call } from '../lib/call.ts'
import { cursorOf, savedSearch } from '../lib/pages.ts'
import { periodOf } from '../lib/period.ts'
import { useSite } from '../lib/site.ts'
import { hiddenColumns } from '../ui/columns-menu.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { ListTools } from '../ui/list-tools.tsx'
import { ListView } from '../ui/list-view.tsx'
import { Page } from '../ui/page.tsx'
import { Pager } from '../ui/pager.tsx'
import { Empty } from '../ui/states.tsx'
import { AuditActions } from './audit-actions.tsx'
import { useAuditColumns } from './audit-columns.tsx'
import { AuditFilters } from './audit-filters.tsx'
import { AuditPanel } from './audit-panel.tsx'

const route = getRouteApi('/in/m/$merchant/audit')

/** Columns that are hidden while a panel is open, because the panel shows their values. */
const PANEL_COLUMNS = ['actor', 'reason', 'address', 'result']

/** Audit log: every change, refusal, read and export of personal data, in a hash chain that reveals missing entries. */
export default function AuditPage() {
  const { t } = useLingui()
  const { code: merchant, zone } = useSite()
  const search = route.useSearch()
  const { page, open, hide, from, until, ...words } = search
  const navigate = route.useNavigate()
  const filter = { ...words, ...periodOf({ from, until }, zone) }
  const query = useQuery({
    queryKey: ['audit', merchant, filter, page],
    queryFn: ({ signal }) => call(listAudit, { merchant, ...filter, after: cursorOf(page) }, signal),
    placeholderData: keepPreviousData,
  })
  const columns = useAuditColumns(zone)
  const show = (id: string | undefined) =>
    void navigate({ search: (previous) => ({ ...previous, open: id }), replace: true })
  const entry = query.data?.entries.find(({ id }) => id === open)
  return (
    <Page
      title={t`Audit log`}
      subtitle={t`Times are in the time zone ${zone}. Reading this log is recorded too.`}
      actions={<AuditActions merchant={merchant} />}
      filters={
        <>
          <AuditFilters
            filter={{ ...words, from, until }}
            onChange={(changed) =>
              void navigate({ search: (previous) => ({ ...previous, ...changed, page: undefined, open: undefined }) })
            }
          />
          <ListTools
            screen="audit"
            columns={columns}
            search={search}
            onSearch={(next) => void navigate({ search: savedSearch<typeof search>(next) })}
            exported={{ source: 'audit', filter }}
          />
        </>
      }
      panel={entry && <AuditPanel entry={entry} onClose={() => show(undefined)} />}
    >
      <ListView query={query} zone={zone}>
        {({ entries, next }) => (
          <>
            <DataTable
              label={t`Entries`}
              columns={columns}
              rows={entries}
              hidden={entry ? [...hiddenColumns(hide), ...PANEL_COLUMNS] : hiddenColumns(hide)}
              open={open}
              onOpen={show}
              empty={<Empty icon={History} title={t`No entries`}>{t`Change or clear the filters.`}</Empty>}
            />
            <Pager
              count={entries.length}
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
