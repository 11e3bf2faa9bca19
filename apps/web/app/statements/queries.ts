import { queryOptions } from '@tanstack/react-query'

import { queryOf } from '../lib/calls/query-client.ts'

/** The member's statements, and the periods for which further ones can be requested. */
export const statements = queryOptions({
  queryKey: ['member', 'statements'],
  queryFn: queryOf(async () => (await import('@ante/contract/statements/statements.ts')).listStatements, {}),
  staleTime: 0,
})
