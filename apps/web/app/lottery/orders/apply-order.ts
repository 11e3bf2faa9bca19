import type { LiveEvent } from '@ante/contract/live/events.ts'
import type { QueryClient } from '@tanstack/react-query'

import { ONE_ORDER_KEY, ordersVersion, TODAYS_BETS_KEY } from './keys.ts'

/** Returns the handler of the live event of the member's bets. */
export function applyOrderEvent(queries: QueryClient): (event: LiveEvent<'order'>) => void {
  return ({ version }) => {
    queries.setQueryData(ordersVersion.queryKey, version)
    for (const queryKey of [ONE_ORDER_KEY, TODAYS_BETS_KEY]) void queries.invalidateQueries({ queryKey })
  }
}
