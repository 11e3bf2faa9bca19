import { useLingui } from '@lingui/react/macro'
import { lazy } from 'react'

import { refusedCode } from '../../lib/calls/refused-code.ts'
import { settle } from '../../lib/calls/query-client.ts'
import type { PageLoader } from '../../lib/pages/page-module.ts'
import { useSearch } from '../../lib/pages/router.tsx'
import { sessionStore } from '../../lib/session/session.ts'
import { useMerchant } from '../../merchant/public.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { ContentBoundary } from '../../ui/content-boundary.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { BeginSkeleton } from './begin/begin-skeleton.tsx'
import { orderOf, startAddress } from './deposit-address.ts'
import { DetailSkeleton } from './detail/detail-skeleton.tsx'
import { depositOf, depositSettings, paymentChannels } from './queries.ts'

const loadBegin = async () => ({ default: (await import('./begin/begin-deposit.tsx')).BeginDeposit })
const loadDetail = async () => ({ default: (await import('./detail/deposit-detail.tsx')).DepositDetail })
const BeginDeposit = lazy(loadBegin)
const DepositDetail = lazy(loadDetail)

/** Loads nothing on the server: it renders for visitors, who have no deposits. */
export const loader: PageLoader = ({ search, queries }) => {
  const order = orderOf(search)
  const loads = () =>
    order?.isPossible
      ? [loadDetail(), queries.query(depositOf(order.transactionId))]
      : [loadBegin(), queries.query(depositSettings), queries.query(paymentChannels)]
  return settle(sessionStore.get() ? loads() : [])
}

/** Begins a deposit, or shows its progress. Source: product specification 4, `dep_func`. */
export default function DepositPage() {
  const order = orderOf(useSearch())
  const { mobileTemplate } = useMerchant()
  const isNew = mobileTemplate.dep_func === '1'
  if (!order) {
    return (
      <ContentBoundary key="begin" skeleton={<BeginSkeleton />}>
        <BeginDeposit isNew={isNew} />
      </ContentBoundary>
    )
  }
  if (!order.isPossible) return <DepositNotFound />
  return (
    <ContentBoundary key={order.transactionId} skeleton={<DetailSkeleton />} renderKnown={renderKnown}>
      <DepositDetail transactionId={order.transactionId} isRich={isNew} />
    </ContentBoundary>
  )
}

const renderKnown = (error: unknown) => (refusedCode(error) === 'deposit.not.found' ? <DepositNotFound /> : null)

function DepositNotFound() {
  const { t } = useLingui()
  return (
    <EmptyState
      picture="/pictures/states/no-data.svg"
      title={t`Deposit not found`}
      action={<ButtonLink to={startAddress({})}>{t`Go to deposits`}</ButtonLink>}
    >
      {t`No deposit on your account matches this link.`}
    </EmptyState>
  )
}
