import { decideWithdrawals } from '@ante/contract/console/decide-withdrawals.ts'
import type { QueuedWithdrawal, WithdrawalTab } from '@ante/contract/console/withdrawal-parts.ts'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'

import { cursorOf, savedSearch } from '../lib/pages.ts'
import { useMayCall } from '../lib/session.ts'
import { useSelection } from '../lib/selection.ts'
import { useSite } from '../lib/site.ts'
import { useLiveQueue } from '../lib/use-live-queue.ts'
import { useOpenRow } from '../lib/use-open-row.ts'
import { useUpdateShown } from '../lib/use-update-shown.ts'
import { useNeighbour } from '../lib/use-neighbour.ts'
import { hiddenColumns } from '../ui/columns-menu.tsx'
import { QueuePage } from '../ui/queue-page.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { useWithdrawalColumns } from './withdrawal-columns.tsx'
import { WithdrawalFilters } from './withdrawal-filters.tsx'
import { WithdrawalPanel } from './withdrawal-panel.tsx'
import { queueQuery, reviewQuery, shownQueue } from './withdrawal-queries.ts'
import { tabText } from './withdrawal-texts.ts'

const route = getRouteApi('/in/m/$merchant/withdrawals')

/** Tabs in the order in which a withdrawal passes through the states; states that await staff come first. */
const TABS = ['review', 'held', 'manual', 'paying', 'paid', 'rejected', 'failed', 'cancelled'] as const
const ENDED: readonly string[] = ['paid', 'rejected', 'failed', 'cancelled']

/** Columns that are hidden while a panel is open, because the panel shows their values. */
const PANEL_COLUMNS = ['bank', 'balance', 'net', 'lastDay', 'turnover', 'provider', 'tries', 'number']

/** Columns that are hidden by default: those of the payout while staff decides, and afterwards those of the decision. */
const HIDDEN_IN_REVIEW = 'turnover.provider.tries.number'
const HIDDEN_LATER = 'balance.net.today.turnover'

const hiddenByDefault = (tab: WithdrawalTab): string =>
  tab === 'review' || tab === 'held' ? HIDDEN_IN_REVIEW : HIDDEN_LATER

const hiddenIn = ({ open, hide }: { open: string | undefined; hide: string }): string[] =>
  open === undefined ? hiddenColumns(hide) : PANEL_COLUMNS

/** The withdrawal queue of a merchant. The row after the open one is prefetched. */
export function WithdrawalQueue() {
  const { t } = useLingui()
  const { code: merchant, zone } = useSite()
  const mayCall = useMayCall(merchant)
  const search = route.useSearch()
  const { tab = 'review', page, open: addressed, hide, sort, ...filter } = search
  const navigate = route.useNavigate()
  const [open, show] = useOpenRow(
    addressed,
    (id) => void navigate({ search: (previous) => ({ ...previous, open: id }), replace: true }),
  )
  const queue = [merchant, { tab, sort, ...filter }, cursorOf(page)] as const
  const query = useQuery(queueQuery(...queue))
  const { withdrawals = [], reasons = [], next: following } = query.data ?? {}
  const { rows, currentRows, added, openRow } = useLiveQueue(`withdrawals.${tab}`, query, {
    rows: withdrawals,
    open,
    next: following,
    filter,
    updateShown: useUpdateShown(shownQueue(...queue)),
  })
  const selection = useSelection<QueuedWithdrawal>(`${merchant} ${tab} ${JSON.stringify(filter)}`)
  const isSelecting = tab === 'review' && mayCall(decideWithdrawals)
  const isEnded = ENDED.includes(tab)
  const columns = useWithdrawalColumns(zone, isEnded)
  const next = useNeighbour(currentRows, open, (id) => reviewQuery(merchant, id))
  const isReview = tab === 'review'
  const defaultHide = hiddenByDefault(tab)
  return (
    <QueuePage
      name="withdrawals"
      title={t`Withdrawals`}
      tabs={TABS}
      tabText={tabText}
      tab={tab}
      isEnded={isEnded}
      query={query}
      rows={rows}
      added={added}
      columns={columns}
      hidden={hiddenIn({ open, hide: hide ?? defaultHide })}
      defaultHide={defaultHide}
      zone={zone}
      search={search}
      onChange={(changed) => void navigate({ search: (previous) => ({ ...previous, ...changed }) })}
      onSearch={(found) => void navigate({ search: savedSearch<typeof search>(found) })}
      open={open}
      onOpen={show}
      {...(isSelecting && { selection })}
      filters={
        <WithdrawalFilters
          filter={filter}
          queue={query.data}
          onChange={(changed) =>
            void navigate({ search: (previous) => ({ ...previous, ...changed, page: undefined, open: undefined }) })
          }
        />
      }
      panel={
        open !== undefined && (
          <WithdrawalPanel
            key={open}
            id={open}
            row={openRow}
            reasons={reasons}
            onClose={() => show(undefined)}
            onDone={() => show(next)}
          />
        )
      }
      bar={isSelecting && rows.length > 0 && <BulkBar rows={rows} selection={selection} reasons={reasons} />}
      empty={{
        title: isReview ? t`Nothing to review` : t`No withdrawals`,
        text: isReview ? t`New requests appear here.` : t`Choose another state, or clear the filters.`,
      }}
    />
  )
}
