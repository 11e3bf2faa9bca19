import { queryOptions } from '@tanstack/react-query'

import { WITHDRAWAL_KEY } from '../../identity/public.ts'
import { queryOf } from '../../lib/calls/query-client.ts'

/** The member's cards, and the banks available for new ones. */
export const bankCards = queryOptions({
  queryKey: [...WITHDRAWAL_KEY, 'cards'],
  queryFn: queryOf(async () => (await import('@ante/contract/cashier/bank-cards.ts')).listBankCards, {}),
  staleTime: 0,
})
