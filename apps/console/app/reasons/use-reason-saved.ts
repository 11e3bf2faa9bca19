import { useQueryClient } from '@tanstack/react-query'

import { useSite } from '../lib/site.ts'

/** Returns a function to call after a change of a reason: it refetches the list. */
export function useReasonSaved(): () => Promise<void> {
  const { code: merchant } = useSite()
  const client = useQueryClient()
  return async () => {
    await client.invalidateQueries({ queryKey: ['reasons', merchant] })
    // The queues contain the reasons that can be chosen.
    void client.invalidateQueries({ queryKey: ['withdrawals', merchant] })
    void client.invalidateQueries({ queryKey: ['deposits', merchant] })
  }
}
