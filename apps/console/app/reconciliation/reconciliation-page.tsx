import type { ReconciliationDay } from '@ante/contract/console/reconciliation.ts'
import { buildReconciliation, getReconciliation } from '@ante/contract/console/reconciliation.ts'
import { parseDate } from '@internationalized/date'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight, RotateCw, Scale } from 'lucide-react'

import { call } from '../lib/call.ts'
import { cursorOf } from '../lib/pages.ts'
import { useMayCall } from '../lib/session.ts'
import { useSite } from '../lib/site.ts'
import type { Site } from '../lib/site.ts'
import { Button } from '../ui/button.tsx'
import { ChooseMerchant } from '../ui/choose-merchant.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { useFailureText } from '../ui/failure-text.ts'
import { ListView } from '../ui/list-view.tsx'
import { Notice } from '../ui/notice.tsx'
import { Page } from '../ui/page.tsx'
import { Pager } from '../ui/pager.tsx'
import { ScrollRegion } from '../ui/scroll-region.tsx'
import { Empty } from '../ui/states.tsx'
import { announce } from '../ui/toasts.tsx'
import { useDifferenceColumns } from './difference-columns.tsx'
import { DifferencePanel } from './difference-panel.tsx'
import { FundsCard } from './funds-card.tsx'
import { ProofCard } from './proof-card.tsx'
import styles from './reconciliation.module.css'
import { SideList } from './side-list.tsx'

/** Columns that are hidden while a panel is open, because the panel shows their values. */
const PANEL_COLUMNS = ['player', 'code', 'statement', 'owner']

const route = getRouteApi('/in/m/$merchant/reconciliation')

const dayQuery = (merchant: string, day: string | undefined, after: string | undefined) =>
  queryOptions({
    queryKey: ['reconciliation', merchant, day, after],
    queryFn: ({ signal }) => call(getReconciliation, { merchant, day, after }, signal),
    placeholderData: keepPreviousData,
  })

/** Reconciliation of a day with payment providers and vendors. */
export default function ReconciliationPage() {
  const { t } = useLingui()
  const site = useSite()
  return site.name === null ? <ChooseMerchant title={t`Reconciliation`} /> : <MerchantDays {...site} />
}

function MerchantDays({ code: merchant, zone }: Site) {
  const { t } = useLingui()
  const { day, open, page } = route.useSearch()
  const navigate = route.useNavigate()
  const query = useQuery(dayQuery(merchant, day, cursorOf(page)))
  const item = query.data?.items.find(({ id }) => id === open)
  const show = (id: string | undefined) =>
    void navigate({ search: (previous) => ({ ...previous, open: id }), replace: true })
  return (
    <Page
      title={t`Reconciliation`}
      subtitle={t`The ledger of each past day (${zone}), compared with payment providers and vendor wallets.`}
      actions={query.data && <BuildButton day={query.data.day} merchant={merchant} />}
      filters={query.data && <DayChoice {...query.data} />}
      panel={item && <DifferencePanel key={item.id} item={item} onClose={() => show(undefined)} />}
    >
      <ListView query={query} zone={zone}>
        {(data) => <Day data={data} open={open} onOpen={show} />}
      </ListView>
    </Page>
  )
}

interface DayProps {
  data: ReconciliationDay
  open: string | undefined
  onOpen(id: string | undefined): void
}

function Day({ data, open, onOpen }: DayProps) {
  const { t } = useLingui()
  const { sides, items, next } = data
  const { page } = route.useSearch()
  const navigate = route.useNavigate()
  const columns = useDifferenceColumns()
  if (sides.length === 0)
    return (
      <Empty icon={Scale} title={t`This day wasn't compared`}>
        <Trans>
          Each day is compared in the following night. If the gateway wasn't running then, choose Compare again.
        </Trans>
      </Empty>
    )
  return (
    <>
      <div className={styles.day}>
        <div className={styles.cards}>
          <div className={styles.card}>
            <ScrollRegion label={t`Providers and vendors`} className={styles.sides}>
              <SideList sides={sides} />
            </ScrollRegion>
          </div>
          <div className={styles.stack}>
            <FundsCard {...data} />
            <ProofCard {...data} />
          </div>
        </div>
        <DataTable
          label={t`Differences`}
          columns={columns}
          rows={items}
          hidden={open === undefined ? [] : PANEL_COLUMNS}
          open={open}
          onOpen={onOpen}
          empty={
            <Empty icon={Scale} title={t`No differences`}>
              <Trans>Every ledger entry matches a statement line, and every line an entry.</Trans>
            </Empty>
          }
        />
      </div>
      <Pager
        count={items.length}
        trail={page}
        next={next}
        onPage={(trail) => void navigate({ search: (previous) => ({ ...previous, page: trail, open: undefined }) })}
      />
    </>
  )
}

/** Buttons for the previous and the next day, up to the latest day that has ended. */
function DayChoice({ day, latestDay }: Pick<ReconciliationDay, 'day' | 'latestDay'>) {
  const { t } = useLingui()
  const navigate = route.useNavigate()
  const go = (days: number) => void navigate({ search: { day: parseDate(day).add({ days }).toString() } })
  return (
    <>
      <Button isIcon aria-label={t`Previous day`} onPress={() => go(-1)}>
        <ChevronLeft size={15} aria-hidden />
      </Button>
      <b className={styles.dayName}>{day}</b>
      <Button isIcon aria-label={t`Next day`} isDisabled={day >= latestDay} onPress={() => go(1)}>
        <ChevronRight size={15} aria-hidden />
      </Button>
      <Button isDisabled={day === latestDay} onPress={() => void navigate({ search: {} })}>
        <Trans>Latest day</Trans>
      </Button>
    </>
  )
}

function BuildButton({ day, merchant }: { day: string; merchant: string }) {
  const { t } = useLingui()
  const mayCall = useMayCall(merchant)
  const client = useQueryClient()
  const failureText = useFailureText()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(buildReconciliation, { merchant, day }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['reconciliation'] })
      announce(t`Compared again. Signed statements are unchanged.`)
    },
  })
  if (!mayCall(buildReconciliation)) return null
  return (
    <>
      {error && <Notice tone="bad">{failureText(error)}</Notice>}
      <Button onPress={() => mutate()} isPending={isPending}>
        <RotateCw size={14} aria-hidden />
        <Trans>Compare again</Trans>
      </Button>
    </>
  )
}
