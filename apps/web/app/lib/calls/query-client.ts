import type { Endpoint, InputOf, OutputOf } from '@ante/contract/kit/endpoint.ts'
import { QueryClient } from '@tanstack/react-query'

import { CallFailed } from './call-errors.ts'
import type { Call } from './call.ts'

/**
 * How long an answer counts as fresh, in milliseconds: a page prefetched on touch-down shows it without another
 * request.
 */
export const FRESH_MS = 60_000
const CACHE_MS = 15 * 60_000
const RETRIES = 2
const RETRY_DELAY_MS = 800

/** A timeout is not retried: two more timeouts would delay the error message. */
const mayRecover = (error: unknown) => error instanceof CallFailed && error.fault !== 'timeout'

const callers = new WeakMap<QueryClient, Call>()

/** Creates a query cache that requests through `call`: over HTTP in the browser, in process on the server. */
export function createQueryClient(call: Call): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        gcTime: import.meta.env.SSR ? Infinity : CACHE_MS,
        // A call that fails offline reports it immediately; waiting silently would leave a skeleton indefinitely.
        networkMode: 'always',
        refetchOnReconnect: true,
        refetchOnWindowFocus: false,
        retry: (failures, error) => !import.meta.env.SSR && mayRecover(error) && failures < RETRIES,
        retryDelay: RETRY_DELAY_MS,
      },
    },
  })
  callers.set(client, call)
  return client
}

/**
 * An endpoint, or a loader of its declaration. The first page contains its data and calls nothing, so the schemas of
 * its queries are loaded only when a query is refetched.
 */
type Declared<E extends Endpoint> = E | (() => Promise<E>)

/** Returns the query function that calls one endpoint. */
export function queryOf<E extends Endpoint>(declared: Declared<E>, input: InputOf<E>) {
  return async ({ client, signal }: { client: QueryClient; signal: AbortSignal }): Promise<OutputOf<E>> => {
    const call = callers.get(client)
    if (!call) throw new Error('This query client was not made by createQueryClient')
    const endpoint = typeof declared === 'function' ? await declared() : declared
    return call(endpoint, input, { signal })
  }
}

/**
 * On the server, waits for the queries of a loader, because the page must be complete. In the browser, does not wait,
 * so that the new page appears immediately with skeletons. A failed query is handled by the component that shows it.
 */
export async function settle(queries: Promise<unknown>[]): Promise<void> {
  const settled = queries.map((query) => query.catch(() => undefined))
  if (import.meta.env.SSR) await Promise.all(settled)
}
