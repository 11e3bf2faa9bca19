import { useQueryClient } from '@tanstack/react-query'

import { useSite } from '../lib/site.ts'
import type { Queue } from './deposit-queries.ts'

/** Returns a function to call after a decision: it removes the row from the list at once, and refetches the list. */
export function useDecided(): (id: string) => void {
  const { code: merchant } = useSite()
  const client = useQueryClient()
  return (id) => {
    client.setQueriesData<Queue>(
      { queryKey: ['deposits', merchant] },
      (queue) => queue && { ...queue, deposits: queue.deposits.filter((one) => one.id !== id) },
    )
    void client.invalidateQueries({ queryKey: ['deposits', merchant] })
    void client.invalidateQueries({ queryKey: ['bank-lines', merchant] })
    void client.invalidateQueries({ queryKey: ['deposit', merchant, id], refetchType: 'none' })
  }
}
