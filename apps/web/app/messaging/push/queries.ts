import { queryOptions } from '@tanstack/react-query'

import { asks } from '../../lib/calls/query-client.ts'
import { pushPermissionState } from './push-device.ts'

/** What the member wants to be told. */
export const pushSettings = queryOptions({
  queryKey: ['member', 'push'],
  queryFn: asks(async () => (await import('@ante/contract/messaging/push.ts')).getPush, {}),
})

/** How it stands with this device; whoever comes back from the browser's settings is asked anew. */
export const pushHere = queryOptions({
  queryKey: ['member', 'push', 'here'],
  queryFn: pushPermissionState,
  staleTime: 0,
  refetchOnWindowFocus: true,
})
