import type { Deposit } from '@ante/contract/cashier/deposit.ts'
import { useSuspenseQuery } from '@tanstack/react-query'

import { refetchIntervalWhile } from '../parts/refetch-interval.ts'
import { isOpen } from './deposit-states.ts'
import { depositOf } from './queries.ts'

interface FollowedDeposit {
  deposit: Deposit
  /** Time when the deposit was received, by this device's clock. */
  receivedAt: number
}

/** One deposit, kept up to date while it is displayed and pending. */
export function useDeposit(transactionId: string): FollowedDeposit {
  const { data: deposit, dataUpdatedAt: receivedAt } = useSuspenseQuery({
    ...depositOf(transactionId),
    refetchInterval: ({ state: { data } }) => refetchIntervalWhile(data !== undefined && isOpen(data.state)),
  })
  return { deposit, receivedAt }
}
