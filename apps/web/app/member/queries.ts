import { queryOptions } from '@tanstack/react-query'

import { asks } from '../lib/calls/query-client.ts'

/** The signed-in member's data. */
export const memberInfo = queryOptions({
  queryKey: ['member', 'info'],
  queryFn: asks(async () => (await import('@ante/contract/member/info.ts')).getMemberInfo, {}),
})
