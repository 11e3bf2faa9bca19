import type { Endpoint, InputOf, OutputOf } from '@ante/contract/kit/endpoint.ts'
import { QueryClient } from '@tanstack/react-query'

import { CallFailed } from './call-errors.ts'
import type { Call } from './call.ts'

/** How long an answer is fresh: a page that was warmed on touch-down shows it without asking again. */
const FRESH_MS = 60_000
const KEPT_MS = 15 * 60_000
const RETRIES = 2
const RETRY_DELAY_MS = 800

/** Who is too slow is not asked twice more before anything is said of it. */
const mayRecover = (error: unknown) => error instanceof CallFailed && error.fault !== 'timeout'

const callers = new WeakMap<QueryClient, Call>()

/** A cache that asks by `call`: by HTTP in the browser, inside the gateway on the server. */
export function createQueryClient(call: Call): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        gcTime: import.meta.env.SSR ? Infinity : KEPT_MS,
        // A call that fails offline says so at once; waiting silently would leave a skeleton for ever.
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
 * An endpoint, or what loads its declaration. The first page brings its data, so it calls nothing: the schemas of its
 * queries are loaded only when one of them is asked again.
 */
type Declared<E extends Endpoint> = E | (() => Promise<E>)

/** The function of a query that asks one endpoint. */
export function asks<E extends Endpoint>(declared: Declared<E>, input: InputOf<E>) {
  return async ({ client, signal }: { client: QueryClient; signal: AbortSignal }): Promise<OutputOf<E>> => {
    const call = callers.get(client)
    if (!call) throw new Error('This query client was not made by createQueryClient')
    const endpoint = typeof declared === 'function' ? await declared() : declared
    return call(endpoint, input, { signal })
  }
}

/**
 * What a loader does with its queries. The server waits, for its page must be whole; the browser only starts them, so
 * that the new page stands at once and shows its skeletons. A query that fails is the business of the part that shows it.
 */
export async function settle(queries: Promise<unknown>[]): Promise<void> {
  const settled = queries.map((query) => query.catch(() => undefined))
  if (import.meta.env.SSR) await Promise.all(settled)
}
