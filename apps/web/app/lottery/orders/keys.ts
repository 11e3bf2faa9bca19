import { queryOptions } from '@tanstack/react-query'

/** Below `member`: each member has an own list. */
export const ORDERS_KEY = ['member', 'lottery', 'orders']
/** Key of the queries that are refetched whenever a bet has changed; a list of many pages decides this itself. */
export const ONE_ORDER_KEY = [...ORDERS_KEY, 'one']
export const TODAYS_BETS_KEY = [...ORDERS_KEY, 'today']

/**
 * Version reported by the live stream: it grows with each change of the member's bets, and is 0 without bets. It is
 * never requested.
 */
export const ordersVersion = queryOptions({
  queryKey: ['member', 'lottery', 'version'],
  queryFn: (): Promise<number> => Promise.reject(new Error('The live stream reports it')),
  enabled: false,
  gcTime: Infinity,
})
