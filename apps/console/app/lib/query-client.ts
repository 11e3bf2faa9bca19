import { QueryClient } from '@tanstack/react-query'

import { CallRefused } from './call-errors.ts'

/** A refusal is final; a call without an answer is tried once more. Nothing is fetched without a reason: calls keep a session open. */
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
