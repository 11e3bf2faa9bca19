import { useLingui } from '@lingui/react/macro'

import { CallRefused } from '../../lib/calls/call-errors.ts'
import { settle } from '../../lib/calls/query-client.ts'
import type { PageLoader } from '../../lib/pages/page-module.ts'
import { useSearch } from '../../lib/pages/router.tsx'
import { sessionStore } from '../../lib/session/session.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { ContentBoundary } from '../../ui/content-boundary.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { orderInfo } from '../orders/one-order.ts'
import { OrderSkeleton } from './order-skeleton.tsx'
import { Order } from './order.tsx'

const ID = /^\d{1,18}$/

/** Returns the bet id of an address; null for an invalid one. */
function idOf(search: URLSearchParams): string | null {
  const id = search.get('id') ?? ''
  return ID.test(id) ? id : null
}

/** Loads nothing on the server: it renders for visitors, who have no bets. */
export const loader: PageLoader = ({ search, queries }) => {
  const id = idOf(search)
  return settle(sessionStore.get() && id !== null ? [queries.query(orderInfo(id))] : [])
}

/** Page of one bet: its state, its full content, and the draws of its chase. */
export default function LotteryOrderPage() {
  const id = idOf(useSearch())
  if (id === null) return <Unknown />
  return (
    <ContentBoundary
      key={id}
      skeleton={<OrderSkeleton />}
      renderKnown={(error) => (isUnknown(error) ? <Unknown /> : null)}
    >
      <Order id={id} />
    </ContentBoundary>
  )
}

const isUnknown = (error: unknown) =>
  error instanceof CallRefused && (error.code === 'order.not.found' || error.code === 'request.invalid')

function Unknown() {
  const { t } = useLingui()
  return (
    <EmptyState
      picture="/pictures/states/records.svg"
      title={t`Bet not found on your account`}
      action={<ButtonLink to="/m/lotteryOrders">{t`All my bets`}</ButtonLink>}
    >
      {t`The link may be old or belong to another account.`}
    </EmptyState>
  )
}
