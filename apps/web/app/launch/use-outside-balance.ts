import { MAIN_WALLET } from '@ante/contract/wallet/balance.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

import { amountIn, walletBalance } from '../wallet/public.ts'
import { createBalanceWatch } from './balance-watch.ts'

interface Played {
  /** The wallet from which the game plays. */
  walletTypeId: number
  roundOpen: boolean
}

/** Calls `onChange` when the game's wallet has changed by a deposit, a bonus, or a transfer between wallets. */
export function useOutsideBalance({ walletTypeId, roundOpen }: Played, onChange: () => void): void {
  const { data } = useQuery({ ...walletBalance, enabled: false })
  const amount = data && amountIn(data, walletTypeId)
  const [watch] = useState(createBalanceWatch)
  useFreshOtherWallet(walletTypeId)
  useEffect(() => {
    if (watch(amount, roundOpen)) onChange()
  }, [amount, onChange, roundOpen, watch])
}

/**
 * Refetches the balances when the main wallet changes, for a game with another wallet. The change may be a transfer to
 * that wallet, whose balance the live stream does not report.
 */
function useFreshOtherWallet(walletTypeId: number): void {
  const queries = useQueryClient()
  const { data } = useQuery({ ...walletBalance, enabled: false })
  const main = data && amountIn(data, MAIN_WALLET)
  const requested = useRef<string>(undefined)
  useEffect(() => {
    if (walletTypeId === MAIN_WALLET || requested.current === main) return
    requested.current = main
    void queries.invalidateQueries(walletBalance)
  }, [main, queries, walletTypeId])
}
