import type { InputOf } from '@ante/contract/kit/endpoint.ts'
import { spanOf } from '@ante/contract/launch/play-days.ts'
import { DrawNumber } from '@ante/contract/lottery/games/game.ts'
import type { ordersFile } from '@ante/contract/lottery/orders/orders-file.ts'
import type { searchOrders } from '@ante/contract/lottery/orders/orders.ts'

import { todayIn } from '../../../lib/i18n/format-date.ts'
import { isSpan } from '../../../ui/records/days.ts'
import { momentsOf } from './start-of-day.ts'
import type { OrderView } from './order-view.ts'
import { statusesOf } from '../status-texts.ts'

export interface SearchContext {
  zone: string
  /** The current time by the gateway's clock. */
  now: Date
  gameIdOf(gameCode: string): number | undefined
}

/** Returns the search in the gateway's input format. */
export function searchOf(view: OrderView, { zone, now, gameIdOf }: SearchContext): InputOf<typeof searchOrders> {
  const { state, game, chasesOnly, number, days } = view
  const gameId = game ? gameIdOf(game) : undefined
  return {
    ...momentsOf(isSpan(days) ? days : spanOf(days, todayIn(zone, now)), zone),
    ...(state !== 'ALL' && { orderStatus: [...statusesOf[state]] }),
    ...(gameId !== undefined && { gameId }),
    ...(chasesOnly && { chasingOrder: true }),
    ...(number && (DrawNumber.safeParse(number).success ? { drawNumber: number } : { orderNumber: number })),
  }
}

/** Returns the same search for the file, whose URL contains all of it. */
export function fileSearchOf(view: OrderView, searchContext: SearchContext): InputOf<typeof ordersFile> {
  const { orderStatus, chasingOrder, ...search } = searchOf(view, searchContext)
  return {
    ...search,
    ...(orderStatus !== undefined && { orderStatus: [orderStatus].flat().join(',') }),
    ...(chasingOrder && { chasingOrder: 'true' }),
  }
}
