import type { Deposit } from '@ante/contract/cashier/deposit.ts'
import { useSuspenseQuery } from '@tanstack/react-query'

import { isOpen } from './deposit-states.ts'
import { depositOf } from './queries.ts'

/** Where the live stream does not come through, and for what it does not tell, as the blocks that confirm a payment. */
const LOOK_AGAIN_MS = 8_000

interface FollowedDeposit {
  deposit: Deposit
  /** When it was told, by this device's clock. */
  toldAt: number
}

/** One deposit, kept true while it is on the screen and on its way. */
export function useDeposit(transId: string): FollowedDeposit {
  const { data: deposit, dataUpdatedAt: toldAt } = useSuspenseQuery({
    ...depositOf(transId),
    refetchInterval: ({ state: { data } }) => (data && isOpen(data.state) ? LOOK_AGAIN_MS : false),
  })
  return { deposit, toldAt }
}
