import { cancelSubOrders } from '@ante/contract/lottery/orders/orders.ts'
import { placeOrder } from '@ante/contract/lottery/orders/betting.ts'
import type { Endpoint, RefusalCodeOf, RefusalDetailsOf } from '@ante/contract/kit/endpoint.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'

import { refusalOf } from '../lib/calls/call-errors.ts'
import { formatCount } from '../lib/i18n/format-count.ts'
import { formatExactMoney } from '../lib/i18n/format-money.ts'
import { isolateText } from '../lib/i18n/isolate-text.ts'
import { callFailure } from '../ui/call-failure.ts'
import { drawCannotWin, rowCannotWin } from './cannot-win-texts.ts'

/** Messages for all refusals of an endpoint, from their details. A missing message does not compile. */
type RefusalTexts<E extends Endpoint> = {
  [Code in RefusalCodeOf<E>]: (details: RefusalDetailsOf<E, Code>, locale: string) => MessageDescriptor
}

/** Separator of positions in a number of an order. */
const picksOf = (number: string) => number.replace(/_/g, ' | ')

const closed = () => msg`This lottery is closed right now. Nothing was charged.`
const tooLate = () => msg`This draw is closed. Your picks are saved. Bet on the next draw.`
const totalsDiffer = () =>
  msg`Our total differs from the one on your phone. Nothing was charged. Check it and try again.`

const placing: RefusalTexts<typeof placeOrder> = {
  DEMO_NOT_SUPPORTED_ERROR: () => msg`You can’t place lottery bets with play money. Open an account to bet.`,
  'account.disabled': () => msg`Your account can’t play right now`,
  'responsible.gaming.excluded': () => msg`You’re taking a break. You can still withdraw your money.`,
  'responsible.gaming.loss.limit': () => msg`This would exceed your loss limit.`,
  'responsible.gaming.session.limit': () => msg`You’ve reached your time limit for today. You can play again tomorrow.`,
  ILLEGAL_BETTING_ARGUMENT_ERROR: () => msg`This bet type is no longer available. Choose another one.`,
  LGS_BETTING_GAME_CLOSED_ERROR: closed,
  LGS_BETTING_PAUSED_ERROR: () => msg`Sales of this lottery are paused. Nothing was charged, and your picks are saved.`,
  LGS_BETTING_PLAY_MENU_CLOSED_ERROR: () => msg`This bet type isn’t available right now. Choose another one.`,
  CAN_NOT_BETTING_NOT_IN_SALE_TIME: () => msg`No draws are open for bets right now. Your picks are saved.`,
  BETTING_TIME_OUT: tooLate,
  SYSTEM_NOT_ALLOW_BETTING: tooLate,
  SYSTEM_NOT_ALLOW_CHASE: ({ maximum }) =>
    maximum > 0
      ? msg`${plural(maximum, { one: 'A chase can include up to # draw.', other: 'A chase can include up to # draws.' })}`
      : msg`Chases aren’t available here.`,
  LGS_BETTING_MODE_NOT_ALLOW_ERROR: () => msg`This prize type isn’t available here. Choose another one.`,
  LGS_BETTING_MODE_CLOSED_ERROR: () => msg`This stake unit isn’t available here. Choose another one.`,
  BETTING_ITEM_LIMIT: ({ maximum }, locale) => msg`Up to ${formatCount(maximum, locale)} bet lines per order.`,
  BETTING_ENTRY_LIMIT: ({ maximum }, locale) =>
    msg`Up to ${formatCount(maximum, locale)} entered numbers per order. Place the rest in another order.`,
  STAKES_IS_OVER_LIMIT_ERROR: ({ maximum }, locale) => msg`Up to ${formatCount(maximum, locale)} stakes per bet line.`,
  LGS_BETTING_MULTIPLE_OVER_LIMITS: ({ maximum }, locale) => msg`Maximum multiplier ${formatCount(maximum, locale)}.`,
  LGS_BETTING_ILLEGAL_ERROR: () => msg`Some of these picks don’t fit this bet type. Pick again.`,
  LGS_BETTING_RETURN_VALUE_SMALLER_THAN_ZERO: ({ maximum }) =>
    msg`Your highest series is ${maximum}. Choose a lower one.`,
  CALCULATE_STAKES_ERROR: totalsDiffer,
  CALCULATE_BETTING_AMOUNT_ERROR: totalsDiffer,
  LGS_BETTING_AMOUNT_LESS_THAN_MINIMUM_ERROR: ({ minimum, currency }, locale) =>
    msg`Minimum stake ${formatExactMoney({ amount: minimum, currency }, locale)}.`,
  LGS_BETTING_AMOUNT_OVER_LIMITS: ({ maximum, currency }, locale) =>
    msg`Maximum stake ${formatExactMoney({ amount: maximum, currency }, locale)}.`,
  LGS_BETTING_CANNOT_WIN_ERROR: rowCannotWin,
  LGS_BETTING_DRAW_CANNOT_WIN_ERROR: drawCannotWin,
  LGS_BETTING_NUMBER_OVER_LIMITS: ({ number, maximum, currency }, locale) =>
    msg`${isolateText(picksOf(number))} is sold out at this stake: at most ${formatExactMoney({ amount: maximum, currency }, locale)} can be won on it per draw. Choose another number or reduce your stake.`,
  BET_NUMBER_IS_SUSPENDED_ERROR: ({ number }) =>
    msg`${isolateText(picksOf(number))} isn’t open for bets right now. Choose another number.`,
  ACS_AVAILABLE_BALANCE_NOT_ENOUGH: ({ available, currency }, locale) =>
    msg`Your balance of ${formatExactMoney({ amount: available, currency }, locale)} is too low for this bet.`,
}

const cancelling: RefusalTexts<typeof cancelSubOrders> = {
  'order.not.found': () => msg`Bet not found on your account`,
  LGS_CANCEL_ORDER_INACTIVITY: () => msg`Bets can’t be cancelled here.`,
  LGS_CANCEL_ORDER_NOT_AVAILABLE: () => msg`This draw is closed, so the bet can no longer be cancelled.`,
  ORDER_IS_CANCELED: () => msg`This bet is already cancelled.`,
  ORDER_NOT_DRAWABLE: () => msg`This draw has ended. The result is coming soon.`,
  CANCEL_CHASE_ORDER_IS_NOT_LAST_START: () => msg`Chases are cancelled from the end. Cancel the later draws first.`,
  LGS_CANCEL_ORDER_SERIVCE_CHARGE_LIMIT: () =>
    msg`The fee would be as high as the stake, so this bet can’t be cancelled.`,
}

function textOf<E extends Endpoint>(
  endpoint: E,
  texts: RefusalTexts<E>,
  { error, locale }: { error: unknown; locale: string },
): MessageDescriptor {
  const refusal = refusalOf(endpoint, error)
  return refusal ? texts[refusal.code](refusal.details, locale) : callFailure(error)
}

/** Messages for refusals of an order. */
export const placeFailure = (error: unknown, locale: string): MessageDescriptor =>
  textOf(placeOrder, placing, { error, locale })

/** Messages for refusals of a cancellation. */
export const cancelFailure = (error: unknown, locale: string): MessageDescriptor =>
  textOf(cancelSubOrders, cancelling, { error, locale })
