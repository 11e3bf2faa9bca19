import { queryOptions } from '@tanstack/react-query'

import { queryOf } from '../../lib/calls/query-client.ts'
import { pushPermissionState } from './push-device.ts'

/** The member's push settings. */
export const pushSettings = queryOptions({
  queryKey: ['member', 'push'],
  queryFn: queryOf(async () => (await import('@ante/contract/messaging/push.ts')).getPush, {}),
})

/** Push state of this device; refetched when the user returns from the browser's settings. */
export const pushHere = queryOptions({
  queryKey: ['member', 'push', 'here'],
  queryFn: pushPermissionState,
  staleTime: 0,
  refetchOnWindowFocus: true,
})
