import type { VendorTransfer } from '@ante/contract/wallet/vendor-transfer.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'

import { walletBalance } from '../queries.ts'
import { wallets, walletTransfers } from './queries.ts'

/**
 * Keeps the wallets true while they are shown. The live stream tells their sum and what is on its way; where one of the two
 * changes, or a transfer goes on, the wallets are asked for one by one. Gives what asks for them at once.
 */
export function useFreshWallets(transfers: readonly VendorTransfer[]): () => void {
  const queries = useQueryClient()
  const { data: live } = useQuery({ ...walletBalance, enabled: false })
  const states = transfers.map(({ transferId, state }) => `${transferId} ${state}`)
  const sign = [live?.sumBalance, live?.onTheWay, ...states].join()
  const known = useRef(sign)
  const refresh = () => {
    void queries.invalidateQueries(wallets)
    void queries.invalidateQueries(walletTransfers)
  }
  const onChange = useEffectEvent(refresh)
  useEffect(() => {
    if (known.current === sign) return
    known.current = sign
    onChange()
  }, [sign])
  return refresh
}
