import type { Refusals } from '../../../kit/front/frame/refusals.ts'
import type { HoldemTextId } from '../texts/texts.ts'

/** Messages for the table's refusals. */
export const refusals: Refusals<HoldemTextId> = {
  'stake.too_late': 'seatTaken',
  'seat.taken': 'seatTaken',
  'seat.one_per_table': 'onePerTable',
  'seat.none': 'moveTooLate',
  'buy_in.out_of_limits': 'outOfLimits',
  'stake.unknown': 'outOfLimits',
  'move.too_late': 'moveTooLate',
  'move.not_your_turn': 'moveTooLate',
  'move.nothing_to_call': 'moveRefused',
  'move.there_is_a_bet': 'moveRefused',
  'move.no_raise': 'moveRefused',
  'move.raise_too_small': 'moveRefused',
  'move.raise_too_large': 'moveRefused',
  'table.busy': 'tableBusy',
  'table.unknown': 'moveRefused',
}
