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
  /** Stays as it is, as while reels turn whose outcome the gateway knows already. */
  held?: boolean
  /** Which amount: all wallets together unless said otherwise; undefined while it is not known. */
  amountOf?: (wallets: WalletBalances) => string | undefined
}

const sumOf = ({ sumBalance }: WalletBalances) => sumBalance

/** The member's balance: figures, stars while it is hidden, its place while it is on its way. */
export function Balance({ refreshing = false, held = false, amountOf = sumOf }: BalanceProps) {
  const { t } = useLingui()
  const session = useSession()
  const [hidden] = useBalanceHidden()
  const { data } = useQuery({ ...walletBalance, enabled: session !== null })
  const [shown, setShown] = useState(data)
  // Whoever asks for it anew gets it, held or not.
  if (shown !== data && (!held || !shown || refreshing)) setShown(data)
  const amount = shown && amountOf(shown)
  if (!shown || amount === undefined || refreshing) return <Skeleton width="5rem" height="1em" />
  return <BalanceFigures amount={amount} currency={shown.currency} hidden={hidden} hiddenLabel={t`Balance hidden`} />
}
