import { GameCode } from '@ante/contract/lottery/games/game.ts'

import { addressReader } from '../../../ui/records/address-reader.ts'
import { daysOf, daysParam, USUAL_DAYS } from '../../../ui/records/days.ts'
import type { Days } from '../../../ui/records/days.ts'
import { ORDER_STATES } from '../status-words.ts'
import type { OrderState } from '../status-words.ts'

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
