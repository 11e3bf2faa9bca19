import { queryOptions } from '@tanstack/react-query'

import { asks } from '../lib/calls/query-client.ts'

/** What the merchant is does not change while a page stands; the page brings it. */
export const merchantSettings = queryOptions({
  queryKey: ['merchant', 'settings'],
  queryFn: asks(async () => (await import('@ante/contract/merchant/settings.ts')).getSettings, {}),
  staleTime: Infinity,
})

/** Whether the merchant is open. The live stream keeps it true. */
export const merchantStatus = queryOptions({
  queryKey: ['merchant', 'status'],
  queryFn: asks(async () => (await import('@ante/contract/merchant/status.ts')).getStatus, {}),
  staleTime: Infinity,
})
