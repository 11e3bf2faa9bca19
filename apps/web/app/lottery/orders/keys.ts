import { queryOptions } from '@tanstack/react-query'

/** Below `member`: the next one has his own. */
export const ORDERS_KEY = ['member', 'lottery', 'orders']
/** Of what is asked anew whenever a bet has changed; a list of many pages decides that for itself. */
export const ONE_ORDER_KEY = [...ORDERS_KEY, 'one']
export const TODAYS_BETS_KEY = [...ORDERS_KEY, 'today']

/** Told by the live stream: it grows with each change of the member's bets, and is 0 where he has none. Nobody asks for it. */
export const ordersVersion = queryOptions({
  queryKey: ['member', 'lottery', 'version'],
  queryFn: (): Promise<number> => Promise.reject(new Error('The live stream tells it')),
  enabled: false,
  gcTime: Infinity,
})
