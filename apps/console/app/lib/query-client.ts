import { QueryClient } from '@tanstack/react-query'

import { CallRefused } from './call-errors.ts'

/**
 * Creates the query cache. A refusal is final; a call without an answer is retried once. Data is refetched after a
 * reconnection, but not when the window gets the focus, because each call extends the session.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        retry: (count, error) => !(error instanceof CallRefused) && count < 1,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  })
