import { queryOptions } from '@tanstack/react-query'

import { queryOf } from '../lib/calls/query-client.ts'

/** The merchant's settings. The document contains them, and the settings event of the live stream refetches them. */
export const merchantSettings = queryOptions({
  queryKey: ['merchant', 'settings'],
  queryFn: queryOf(async () => (await import('@ante/contract/merchant/settings.ts')).getSettings, {}),
  staleTime: Infinity,
})

/** Whether the merchant is open. The live stream keeps it up to date. */
export const merchantStatus = queryOptions({
  queryKey: ['merchant', 'status'],
  queryFn: queryOf(async () => (await import('@ante/contract/merchant/status.ts')).getStatus, {}),
  staleTime: Infinity,
})
