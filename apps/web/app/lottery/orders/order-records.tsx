import { dayOf } from '@ante/contract/kit/days.ts'
import { useLingui } from '@lingui/react/macro'
import { useQuery, useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'

import { useNearBottom } from '../../lib/browser/use-near-bottom.ts'
import { eachOnce } from '../../lib/calls/each-once.ts'
import { useFreshPages } from '../../lib/calls/use-fresh-pages.ts'
import { RecordDays } from '../../ui/records/record-days.tsx'
import { RecordsEnd } from '../../ui/records/records-end.tsx'
import { NoOrders } from './search/no-orders.tsx'
import { OrderLine } from './line/order-line.tsx'
import type { OrderView } from './search/order-view.ts'
import { ordersVersion } from './keys.ts'
import { ordersOf } from './queries.ts'
import { Tools } from './search/tools.tsx'
import { Totals } from './totals.tsx'

interface OrderRecordsProps {
  view: OrderView
  zone: string
  onShow(view: OrderView): void
}

/** The totals of the search, and the bets themselves, the latest first. */
export function OrderRecords({ view, zone, onShow }: OrderRecordsProps) {
  const { t } = useLingui()
  const pages = useSuspenseInfiniteQuery(ordersOf(view, zone))
  // The stream sends no version for a member without bets.
  const { data: version = 0 } = useQuery(ordersVersion)
  const fresh = useFreshPages(ordersOf(view, zone).queryKey, pages, String(version))
  const catchUp = useEffectEvent(() => {
    if (pages.data.pages[0]?.version !== version) void pages.refetch()
  })
  // Reloads if the bets have changed while the first answer was pending, because this component missed the event.
  useEffect(() => catchUp(), [])
  const mayProceed = pages.hasNextPage && !pages.isFetching && !pages.isFetchNextPageError
  useNearBottom(mayProceed, () => void pages.fetchNextPage())

  const [first] = pages.data.pages
  if (!first) return null
  const { currency } = first
  const orders = eachOnce(
    pages.data.pages,
    (page) => page.orders.content,
    ({ orderDetailId }) => orderDetailId,
  )
  return (
    <>
      <Tools view={view} zone={zone} isEmpty={orders.length === 0} fresh={fresh} onShow={onShow} />
      <Totals page={first} />
      {orders.length === 0 && <NoOrders view={view} onShow={onShow} />}
      <RecordDays
        items={orders}
        dayOf={({ placedAt }) => dayOf(zone, placedAt)}
        keyOf={({ orderDetailId }) => orderDetailId}
      >
        {(order) => <OrderLine order={order} currency={currency} zone={zone} />}
      </RecordDays>
      <RecordsEnd
        pages={pages}
        isEmpty={orders.length === 0}
        texts={{ loading: t`Loading more bets…`, failed: t`Couldn’t load more bets.` }}
      />
    </>
  )
}
