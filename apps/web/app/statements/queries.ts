import { queryOptions } from '@tanstack/react-query'

import { asks } from '../lib/calls/query-client.ts'

const REFRESH_MS = 3_000

/** The member's statements, read again while one is being prepared. */
export const statements = queryOptions({
  queryKey: ['member', 'statements'],
  queryFn: asks(async () => (await import('@ante/contract/statements/statements.ts')).listStatements, {}),
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.statements.some(({ readyAt }) => readyAt === null) ? REFRESH_MS : false),
})
