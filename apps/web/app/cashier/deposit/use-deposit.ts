import type { Deposit } from '@ante/contract/cashier/deposit.ts'
import { useSuspenseQuery } from '@tanstack/react-query'

import { lookAgainWhile } from '../parts/look-again.ts'
import { isOpen } from './deposit-states.ts'
import { depositOf } from './queries.ts'

interface FollowedDeposit {
  deposit: Deposit
  /** When it was told, by this device's clock. */
  toldAt: number
}

/** One deposit, kept true while it is on the screen and on its way. */
export function useDeposit(transId: string): FollowedDeposit {
  const { data: deposit, dataUpdatedAt: toldAt } = useSuspenseQuery({
    ...depositOf(transId),
    refetchInterval: ({ state: { data } }) => lookAgainWhile(data !== undefined && isOpen(data.state)),
  })
  return { deposit, toldAt }
}
