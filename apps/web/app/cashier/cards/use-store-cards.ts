import type { BankCards } from '@ante/contract/cashier/bank-cards.ts'
import { useQueryClient } from '@tanstack/react-query'

import { SECURITY_KEY, WITHDRAWAL_KEY } from '../../identity/public.ts'
import { bankCards } from './queries.ts'

/** Stores the answer of a change of the cards, and reloads everything else that displays them. */
export function useStoreCards(): (answer: BankCards) => void {
  const queries = useQueryClient()
  return (answer) => {
    queries.setQueryData(bankCards.queryKey, answer)
    for (const queryKey of [SECURITY_KEY, WITHDRAWAL_KEY]) void queries.invalidateQueries({ queryKey })
  }
}
