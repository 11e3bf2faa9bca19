import { spanOf } from '@ante/contract/launch/play-days.ts'
import { GameCode, Numero } from '@ante/contract/lottery/games/game.ts'
import type { InputOf } from '@ante/contract/kit/endpoint.ts'
import type { ordersFile } from '@ante/contract/lottery/orders/orders-file.ts'
import type { searchOrders } from '@ante/contract/lottery/orders/orders.ts'

import { todayIn } from '../../lib/words/day-text.ts'
import { addressReader } from '../../ui/records/address-reader.ts'
import { daysOf, daysParam, isSpan, USUAL_DAYS } from '../../ui/records/days.ts'
import type { Days } from '../../ui/records/days.ts'
import { momentsOf } from './day-moments.ts'
import { ORDER_STATES, statusesOf } from './status-words.ts'
import type { OrderState } from './status-words.ts'

/** What somebody asks to see of his lottery bets; all of it stands in the address. */
export interface OrderView {
  state: OrderState | 'ALL'
  /** A game's code, or nothing for all of them. */
  game: string
  chasesOnly: boolean
  /** Of an order or of an issue, or nothing. */
  number: string
  days: Days
}

/** An order's number, or an issue's. */
const NUMBER = /^[\dA-Za-z-]{1,40}$/

/** Reads what is asked for out of an address. What makes no sense there falls back, and `mended` says so. */
export function viewOf(search: URLSearchParams): { view: OrderView; mended: boolean } {
  const { read, wasMended } = addressReader(search)
  const view: OrderView = {
    state: read<OrderView['state']>('status', (text) => ORDER_STATES.find((state) => state === text), 'ALL'),
    game: read('game', (text) => GameCode.safeParse(text).data, ''),
    chasesOnly: read('chase', (text) => (text === '1' ? true : undefined), false),
    number: read('number', numberOf, ''),
    days: read('days', daysOf, USUAL_DAYS),
  }
  return { view, mended: wasMended() }
}

/** A number as somebody types it; nothing for what can be none. */
export const numberOf = (typed: string): string | undefined => {
  const text = typed.trim().toUpperCase()
  return NUMBER.test(text) ? text : undefined
}

/** The address of what is seen; what is as usual is not said. */
export function viewAddress({ state, game, chasesOnly, number, days }: OrderView): string {
  const search = new URLSearchParams()
  if (state !== 'ALL') search.set('status', state)
  if (game) search.set('game', game)
  if (chasesOnly) search.set('chase', '1')
  if (number) search.set('number', number)
  if (days !== USUAL_DAYS) search.set('days', daysParam(days))
  const query = search.toString()
  return query ? `/m/lotteryOrders?${query}` : '/m/lotteryOrders'
}

interface Known {
  zone: string
  /** By the gateway's clock. */
  now: Date
  gameIdOf(gameCode: string): number | undefined
}

/** As the gateway is asked for it. */
export function searchOf(view: OrderView, { zone, now, gameIdOf }: Known): InputOf<typeof searchOrders> {
  const { state, game, chasesOnly, number, days } = view
  const gameId = game ? gameIdOf(game) : undefined
  return {
    ...momentsOf(isSpan(days) ? days : spanOf(days, todayIn(zone, now)), zone),
    ...(state !== 'ALL' && { orderStatus: [...statusesOf[state]] }),
    ...(gameId !== undefined && { gameId }),
    ...(chasesOnly && { chasingOrder: true }),
    ...(number && (Numero.safeParse(number).success ? { numero: number } : { orderNumber: number })),
  }
}

/** The same for the file, whose address says all of it. */
export function fileSearchOf(view: OrderView, known: Known): InputOf<typeof ordersFile> {
  const { orderStatus, chasingOrder, ...search } = searchOf(view, known)
  return {
    ...search,
    ...(orderStatus !== undefined && { orderStatus: [orderStatus].flat().join(',') }),
    ...(chasingOrder && { chasingOrder: 'true' }),
  }
}
