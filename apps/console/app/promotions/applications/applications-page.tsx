import { PLATFORM } from '@ante/contract/staff/staff-endpoint.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { ClipboardList } from 'lucide-react'

import { cursorOf } from '../../lib/pages.ts'
import { useSite } from '../../lib/site.ts'
import { useNeighbour } from '../../lib/use-neighbour.ts'
import { useOpenRow } from '../../lib/use-open-row.ts'
import { ChooseMerchant } from '../../ui/choose-merchant.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { ListView } from '../../ui/list-view.tsx'
import { Page } from '../../ui/page.tsx'
import { Pager } from '../../ui/pager.tsx'
import { Select } from '../../ui/select.tsx'
import { Empty } from '../../ui/states.tsx'
import { useApplicationColumns } from './application-columns.tsx'
import { ApplicationPanel } from './application-panel.tsx'
import { applicationQuery, applicationsQuery } from '../promotion-queries.ts'

const route = getRouteApi('/in/m/$merchant/promotion-applications')

/** Queue of applications for promotions, oldest first. */
export default function ApplicationsPage() {
  const { t } = useLingui()
  const { code } = useSite()
  return code === PLATFORM ? <ChooseMerchant title={t`Applications`} /> : <Applications />
}

function Applications() {
  const { t } = useLingui()
  const { code: merchant, zone } = useSite()
  const { tab, page, open: addressed } = route.useSearch()
  const navigate = route.useNavigate()
  const state = tab ?? 'applying'
  const [open, show] = useOpenRow(
    addressed,
    (id) => void navigate({ search: (previous) => ({ ...previous, open: id }), replace: true }),
  )
  const query = useQuery(applicationsQuery(merchant, { state, after: cursorOf(page) }))
  const rows = query.data?.applications ?? []
  const next = useNeighbour(rows, open, (id) => applicationQuery(merchant, id))
  const columns = useApplicationColumns()
  return (
    <Page
      title={t`Applications`}
      subtitle={
        <>
          <Link to="/m/$merchant/promotions" params={{ merchant }}>
            <Trans>Promotions</Trans>
          </Link>
          {' · '}
          <Trans>What players sent for a review, oldest first.</Trans>
        </>
      }
      filters={
        <Select<'applying' | 'rejected'>
          label={t`State`}
          value={state}
          options={[
            { value: 'applying', label: t`To review` },
            { value: 'rejected', label: t`Rejected` },
          ]}
          onChange={(chosen) =>
            void navigate({ search: chosen === 'rejected' ? { tab: 'rejected' as const } : {}, replace: true })
          }
        />
      }
      panel={
        open !== undefined && (
          <ApplicationPanel key={open} id={open} onClose={() => show(undefined)} onDone={() => show(next)} />
        )
      }
    >
      <ListView query={query} zone={zone}>
        {({ applications, next: following }) => (
          <>
            <DataTable
              label={t`Applications`}
              columns={columns}
              rows={applications}
              open={open}
              onOpen={show}
              empty={
                <Empty icon={ClipboardList} title={state === 'applying' ? t`Nothing to review` : t`No applications`}>
                  {state === 'applying' ? t`New applications appear here.` : t`Rejected applications appear here.`}
                </Empty>
              }
            />
            {(applications.length > 0 || page !== undefined) && (
              <Pager
                count={applications.length}
                trail={page}
                next={following}
                onPage={(trail) => void navigate({ search: { tab, page: trail } })}
              />
            )}
          </>
        )}
      </ListView>
    </Page>
  )
}
