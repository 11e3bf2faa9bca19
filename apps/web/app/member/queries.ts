import { queryOptions } from '@tanstack/react-query'

import { queryOf } from '../lib/calls/query-client.ts'

/** The signed-in member's data. */
export const memberInfo = queryOptions({
  queryKey: ['member', 'info'],
  queryFn: queryOf(async () => (await import('@ante/contract/member/info.ts')).getMemberInfo, {}),
})
