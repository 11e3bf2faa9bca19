import type { QueuedWithdrawal, WithdrawalTab } from '@ante/contract/console/withdrawal-parts.ts'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Inbox } from 'lucide-react'

import { cursorOf } from '../lib/pages.ts'
import { useMay } from '../lib/session.ts'
import { useSelection } from '../lib/selection.ts'
import { useSite } from '../lib/site.ts'
import { useRefetchWhileUsed } from '../lib/use-refetch-while-used.ts'
import { useNeighbour } from '../lib/use-neighbour.ts'
import { hiddenColumns } from '../ui/columns-menu.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { ListView } from '../ui/list-view.tsx'
import { Page } from '../ui/page.tsx'
import { Pager } from '../ui/pager.tsx'
import { StateTabs } from '../ui/state-tabs.tsx'
import { Empty } from '../ui/states.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { useWithdrawalColumns } from './withdrawal-columns.tsx'
import { WithdrawalFilters } from './withdrawal-filters.tsx'
import { WithdrawalPanel } from './withdrawal-panel.tsx'
import { POLL_MS, queueQuery, reviewQuery } from './withdrawal-queries.ts'
import { tabText } from './withdrawal-texts.ts'

const route = getRouteApi('/in/m/$merchant/withdrawals')

/** Tabs in the order in which a withdrawal passes through the states; states that await staff come first. */
const TABS = ['review', 'held', 'manual', 'paying', 'paid', 'rejected', 'failed', 'cancelled'] as const

/** Columns that are hidden while a panel is open, because the panel shows their values. */
const IN_PANEL = ['bank', 'balance', 'net', 'today', 'turnover', 'provider', 'tries', 'number']

/** The withdrawal queue of a merchant. The row after the open one is prefetched. */
export function WithdrawalQueue() {
  const { t } = useLingui()
  const { code: merchant, zone } = useSite()
  const may = useMay(merchant)
  const { tab = 'review', page, open, hide, ...filter } = route.useSearch()
  const navigate = route.useNavigate()
  const query = useQuery(queueQuery(merchant, { tab, ...filter }, cursorOf(page)))
  useRefetchWhileUsed(query.refetch, POLL_MS)
  const rows = query.data?.withdrawals ?? []
  const selection = useSelection<QueuedWithdrawal>(`${merchant} ${tab}`)
  const isSelecting = tab === 'review' && may('cashier.withdrawal.update')
  const columns = useWithdrawalColumns(zone)
  const show = (id: string | undefined) => void navigate({ search: (now) => ({ ...now, open: id }), replace: true })
  const next = useNeighbour(rows, open, (id) => reviewQuery(merchant, id))
  const row = rows.find(({ id }) => id === open)
  const { currency = '', tabs, reasons = [] } = query.data ?? {}
  return (
    <Page
      title={t`Withdrawals`}
      subtitle={t`The oldest comes first. Times by the clock of ${zone}.`}
      filters={
        <WithdrawalFilters
          filter={filter}
          queue={query.data}
          hide={hide}
          onChange={(changed) =>
            void navigate({ search: (now) => ({ ...now, ...changed, page: undefined, open: undefined }) })
          }
          onHide={(hidden) => void navigate({ search: (now) => ({ ...now, hide: hidden }), replace: true })}
        />
      }
      panel={
        open !== undefined && (
          <WithdrawalPanel
            key={open}
            id={open}
            row={row}
            reasons={reasons}
            onClose={() => show(undefined)}
            onDone={() => show(next)}
          />
        )
      }
    >
      <StateTabs
        label={t`States`}
        tabs={TABS.map((id) => ({ id, label: t(tabText[id]), total: tabs?.[id] }))}
        chosen={tab}
        currency={currency}
        onChoose={(chosen) =>
          void navigate({ search: (now) => ({ ...now, tab: chosen, page: undefined, open: undefined }) })
        }
      />
      {isSelecting && rows.length > 0 && <BulkBar rows={rows} selection={selection} reasons={reasons} />}
      <ListView query={query} zone={zone}>
        {({ withdrawals, next: cursor }) => (
          <>
            <DataTable
              label={t`Withdrawals`}
              columns={columns}
              rows={withdrawals}
              hidden={open === undefined ? hiddenColumns(hide) : IN_PANEL}
              open={open}
              onOpen={show}
              {...(isSelecting && { selection })}
              empty={<EmptyQueue tab={tab} />}
            />
            <Pager
              count={withdrawals.length}
              trail={page}
              next={cursor}
              onPage={(trail) => void navigate({ search: (now) => ({ ...now, page: trail, open: undefined }) })}
            />
          </>
        )}
      </ListView>
    </Page>
  )
}

function EmptyQueue({ tab }: { tab: WithdrawalTab }) {
  const { t } = useLingui()
  const isReview = tab === 'review'
  return (
    <Empty icon={Inbox} title={isReview ? t`Nothing to review` : t`No withdrawals`}>
      {isReview ? t`New requests appear here.` : t`Choose another state, or clear the filters.`}
    </Empty>
  )
}
