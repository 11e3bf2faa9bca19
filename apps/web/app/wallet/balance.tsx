import type { WalletBalances } from '@ante/contract/wallet/balance.ts'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { useSession } from '../lib/session/session.ts'
import { BalanceFigures } from '../ui/balance-figures.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useBalanceHidden } from './balance-shown.ts'
import { walletBalance } from './queries.ts'

interface BalanceProps {
  refreshing?: boolean
  /** Freezes the displayed balance, for example while reels spin whose outcome the gateway has already decided. */
  isUpdatePaused?: boolean
  /** Selects the amount: the sum of all wallets by default; undefined while it is unknown. */
  amountOf?: (wallets: WalletBalances) => string | undefined
}

const sumOf = ({ sumBalance }: WalletBalances) => sumBalance

/** The member's balance: digits, stars while it is hidden, a skeleton while it is loading. */
export function Balance({ refreshing = false, isUpdatePaused = false, amountOf = sumOf }: BalanceProps) {
  const { t } = useLingui()
  const session = useSession()
  const [hidden] = useBalanceHidden()
  const { data } = useQuery({ ...walletBalance, enabled: session !== null })
  const [shownBalances, setShown] = useState(data)
  // A refresh by the user updates the balance even while it is frozen.
  if (shownBalances !== data && (!isUpdatePaused || !shownBalances || refreshing)) setShown(data)
  const amount = shownBalances && amountOf(shownBalances)
  if (!shownBalances || amount === undefined || refreshing) return <Skeleton width="5rem" height="1em" />
  return (
    <BalanceFigures amount={amount} currency={shownBalances.currency} hidden={hidden} hiddenLabel={t`Balance hidden`} />
  )
}
