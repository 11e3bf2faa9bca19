import { GameCode } from '@ante/contract/lottery/games/game.ts'

import { addressReader } from '../../../ui/records/address-reader.ts'
import { daysOf, daysParam, DEFAULT_DAYS } from '../../../ui/records/days.ts'
import type { Days } from '../../../ui/records/days.ts'
import { ORDER_STATES } from '../status-texts.ts'
import type { OrderState } from '../status-texts.ts'

/** Filters of the member's lottery bets; all of them are in the address. */
export interface OrderView {
  state: OrderState | 'ALL'
  /** A game's code, or empty for all games. */
  game: string
  chasesOnly: boolean
  /** Number of an order or of a draw, or empty. */
  number: string
  days: Days
}

/** Number of an order or of a draw. */
const NUMBER = /^[\dA-Za-z-]{1,40}$/

/** Parses the view of an address. An invalid value becomes the default, and `corrected` is true. */
export function viewOf(search: URLSearchParams): { view: OrderView; corrected: boolean } {
  const { read, wasCorrected } = addressReader(search)
  const view: OrderView = {
    state: read<OrderView['state']>('status', (text) => ORDER_STATES.find((state) => state === text), 'ALL'),
    game: read('game', (text) => GameCode.safeParse(text).data, ''),
    chasesOnly: read('chase', (text) => (text === '1' ? true : undefined), false),
    number: read('number', numberOf, ''),
    days: read('days', daysOf, DEFAULT_DAYS),
  }
  return { view, corrected: wasCorrected() }
}

/** Normalizes a typed number; undefined for an invalid one. */
export const numberOf = (typed: string): string | undefined => {
  const text = typed.trim().toUpperCase()
  return NUMBER.test(text) ? text : undefined
}

/** Returns the address of a view; default values are omitted. */
export function viewAddress({ state, game, chasesOnly, number, days }: OrderView): string {
  const search = new URLSearchParams()
  if (state !== 'ALL') search.set('status', state)
  if (game) search.set('game', game)
  if (chasesOnly) search.set('chase', '1')
  if (number) search.set('number', number)
  if (days !== DEFAULT_DAYS) search.set('days', daysParam(days))
  const query = search.toString()
  return query ? `/m/lotteryOrders?${query}` : '/m/lotteryOrders'
}
