import { listSetups, showSetup } from '@ante/contract/console/merchant-setups.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { PLATFORM } from '@ante/contract/staff/staff-endpoint.ts'
import { queryOptions, useQueryClient } from '@tanstack/react-query'

import { call } from '../lib/call.ts'

export type ShownSetup = OutputOf<typeof showSetup>

export const setupsQuery = (after: string | undefined) =>
  queryOptions({
    queryKey: ['setups', 'list', after],
    queryFn: ({ signal }) => call(listSetups, { merchant: PLATFORM, after }, signal),
  })

/** While it awaits approval it is asked for again, so that the page shows the created merchant by itself. */
export const setupQuery = (id: string) =>
  queryOptions({
    queryKey: ['setups', 'one', id],
    queryFn: ({ signal }) => call(showSetup, { merchant: PLATFORM, id }, signal),
    refetchInterval: ({ state: { data } }) => (data?.state === 'review' ? 3_000 : false),
  })

/** Returns a function to call after a change: it refetches everything about setups. */
export function useSetupsChanged(): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    await client.invalidateQueries({ queryKey: ['setups'] })
    // A request for the creation is a change that awaits a decision.
    void client.invalidateQueries({ queryKey: ['changes'] })
  }
}
