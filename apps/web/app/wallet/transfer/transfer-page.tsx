import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { settle } from '../../lib/calls/query-client.ts'
import type { PageLoader } from '../../lib/pages/page-module.ts'
import { sessionStore } from '../../lib/session/session.ts'
import { ContentBoundary } from '../../ui/content-boundary.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { History } from './history.tsx'
import { wallets, walletTransfers } from './queries.ts'
import type { TransferRoute } from './route.ts'
import { isUnderWay } from './states.ts'
import { TransferForm } from './transfer-form.tsx'
import styles from './transfer.module.css'
import { useFreshWallets } from './use-fresh-wallets.ts'
import { WalletList } from './wallet-list.tsx'

/** Polling interval in milliseconds while a transfer is in progress, because no event reports its changes. */
const REFRESH_MS = 2_000

/** Loads nothing on the server: it renders for visitors, who have no wallets. */
export const loader: PageLoader = ({ queries }) =>
  settle(sessionStore.get() ? [queries.query(wallets), queries.query(walletTransfers)] : [])

/** Page with the balance of each wallet, and the transfer form. */
export default function TransferPage() {
  return (
    <ContentBoundary skeleton={<TransferSkeleton />}>
      <Transfer />
    </ContentBoundary>
  )
}

function Transfer() {
  const { data: balances } = useSuspenseQuery(wallets)
  const { data: last } = useSuspenseQuery({
    ...walletTransfers,
    refetchInterval: ({ state }) => (state.data?.transfers.some(isUnderWay) ? REFRESH_MS : false),
  })
  const refresh = useFreshWallets(last.transfers)
  const secondWallet = balances.balance.find(({ walletId }) => walletId !== balances.balance[0]?.walletId)
  const [route, setRoute] = useState<TransferRoute>({ otherWallet: secondWallet?.walletId ?? 0, direction: 'in' })
  return (
    <div className={styles.page}>
      <WalletList balances={balances} route={route} onRoute={setRoute} onMoved={refresh} />
      <TransferForm balances={balances} transfers={last.transfers} route={route} onRoute={setRoute} onMoved={refresh} />
      <History transfers={last.transfers} />
    </div>
  )
}

const PARTS = [180, 280, 200]

function TransferSkeleton() {
  const { t } = useLingui()
  return (
    <div className={styles.waiting}>
      <Loading label={t`Loading wallets…`} />
      {PARTS.map((height) => (
        <Skeleton key={height} height={height} />
      ))}
    </div>
  )
}
