import { queryOptions } from '@tanstack/react-query'

/** Key of the member's bets. It begins with `member`, so the cache is cleared for the next member. */
export const ORDERS_KEY = ['member', 'lottery', 'orders']
/** Key of queries that are refetched after each change of a bet. Lists with many pages have another key. */
export const ONE_ORDER_KEY = [...ORDERS_KEY, 'one']
export const TODAYS_BETS_KEY = [...ORDERS_KEY, 'today']

/** Version of the member's bets from the live stream, which grows with each change; 0 without bets. Never requested. */
export const ordersVersion = queryOptions({
  queryKey: ['member', 'lottery', 'version'],
  queryFn: (): Promise<number> => Promise.reject(new Error('The live stream reports it')),
  enabled: false,
  gcTime: Infinity,
})
