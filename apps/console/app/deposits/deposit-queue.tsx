import type { DepositTab } from '@ante/contract/console/deposits.ts'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Inbox } from 'lucide-react'

import { cursorOf } from '../lib/pages.ts'
import { useSite } from '../lib/site.ts'
import { useRefetchWhileUsed } from '../lib/use-refetch-while-used.ts'
import { useNeighbour } from '../lib/use-neighbour.ts'
import { DataTable } from '../ui/data-table.tsx'
import { ListView } from '../ui/list-view.tsx'
import { Page } from '../ui/page.tsx'
import { Pager } from '../ui/pager.tsx'
import { StateTabs } from '../ui/state-tabs.tsx'
import { Empty } from '../ui/states.tsx'
import { BankLinesPane } from './bank-lines-pane.tsx'
import { useDepositColumns } from './deposit-columns.tsx'
import { DepositFilters } from './deposit-filters.tsx'
import { DepositPanel } from './deposit-panel.tsx'
import { claimQuery, POLL_MS, queueQuery } from './deposit-queries.ts'
import { tabText } from './deposit-texts.ts'

const route = getRouteApi('/in/m/$merchant/deposits')

/** Tabs with deposits that await staff come first. */
const TABS = ['claims', 'problems', 'waiting', 'expired', 'failed', 'cancelled', 'credited'] as const

/** The claims of a merchant, with the bank lines beside them. The row after the open one is prefetched. */
export function DepositQueue() {
  const { t } = useLingui()
  const { code: merchant, zone } = useSite()
  const { tab = 'claims', page, open, hide: _hide, ...filter } = route.useSearch()
  const navigate = route.useNavigate()
  const query = useQuery(queueQuery(merchant, { tab, ...filter }, cursorOf(page)))
  useRefetchWhileUsed(query.refetch, POLL_MS)
  const columns = useDepositColumns(zone)
  const rows = query.data?.deposits ?? []
  const show = (id: string | undefined) => void navigate({ search: (now) => ({ ...now, open: id }), replace: true })
  const next = useNeighbour(rows, open, (id) => claimQuery(merchant, id))
  const { currency = '', tabs, reasons = [], channels = [] } = query.data ?? {}
  return (
    <Page
      title={t`Deposits`}
      subtitle={t`The oldest comes first. Times by the clock of ${zone}.`}
      filters={
        <DepositFilters
          filter={filter}
          channels={channels}
          onChange={(changed) =>
            void navigate({ search: (now) => ({ ...now, ...changed, page: undefined, open: undefined }) })
          }
        />
      }
      panel={
        open === undefined ? (
          <BankLinesPane />
        ) : (
          <DepositPanel
            key={open}
            id={open}
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
      <ListView query={query} zone={zone}>
        {({ deposits, next: cursor }) => (
          <>
            <DataTable
              label={t`Deposits`}
              columns={columns}
              rows={deposits}
              hidden={tab === 'waiting' || tab === 'failed' || tab === 'problems' ? [] : ['state']}
              open={open}
              onOpen={show}
              empty={<EmptyQueue tab={tab} />}
            />
            <Pager
              count={deposits.length}
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

function EmptyQueue({ tab }: { tab: DepositTab }) {
  const { t } = useLingui()
  const isOfClaims = tab === 'claims'
  return (
    <Empty icon={Inbox} title={isOfClaims ? t`Nothing to match` : t`No deposits`}>
      {isOfClaims ? t`New claims appear here.` : t`Choose another state, or clear the filters.`}
    </Empty>
  )
}
