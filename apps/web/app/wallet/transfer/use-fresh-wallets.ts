import type { VendorTransfer } from '@ante/contract/wallet/vendor-transfer.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'

import { walletBalance } from '../queries.ts'
import { wallets, walletTransfers } from './queries.ts'

/**
 * Keeps the wallets up to date while they are shown. The live stream reports their sum and the amount in transit; when
 * one of these changes, or a transfer progresses, the wallets are refetched one by one. Returns a function that
 * refetches immediately.
 */
export function useFreshWallets(transfers: readonly VendorTransfer[]): () => void {
  const queries = useQueryClient()
  const { data: live } = useQuery({ ...walletBalance, enabled: false })
  const states = transfers.map(({ transferId, state }) => `${transferId} ${state}`)
  const changeKey = [live?.sumBalance, live?.inTransit, ...states].join()
  const previousKey = useRef(changeKey)
  const refresh = () => {
    void queries.invalidateQueries(wallets)
    void queries.invalidateQueries(walletTransfers)
  }
  const onChange = useEffectEvent(refresh)
  useEffect(() => {
    if (previousKey.current === changeKey) return
    previousKey.current = changeKey
    onChange()
  }, [changeKey])
  return refresh
}
