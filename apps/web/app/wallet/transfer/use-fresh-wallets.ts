import type { WalletBalances } from '@ante/contract/wallet/balance.ts'
import type { VendorTransfer } from '@ante/contract/wallet/vendor-transfer.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

import { walletBalance } from '../queries.ts'
import { walletTransfers } from './queries.ts'

/**
 * Keeps the wallets true while they are shown. The live stream tells their sum and what is on its way; where one of the two
 * changes, or a transfer goes on, the wallets are asked for one by one.
 */
export function useFreshWallets(
  { sumBalance, onTheWay = '' }: WalletBalances,
  transfers: readonly VendorTransfer[],
): () => void {
  const queries = useQueryClient()
  const refresh = () => {
    void queries.invalidateQueries(walletBalance)
    void queries.invalidateQueries(walletTransfers)
  }
  const sign = [sumBalance, onTheWay, ...transfers.map(({ transferId, state }) => `${transferId} ${state}`)].join()
  const known = useRef(sign)
  useEffect(() => {
    if (known.current === sign) return
    known.current = sign
    void queries.invalidateQueries(walletBalance)
    void queries.invalidateQueries(walletTransfers)
  }, [sign, queries])
  return refresh
}
