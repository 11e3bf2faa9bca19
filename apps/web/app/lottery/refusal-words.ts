import { cancelSubOrders } from '@ante/contract/lottery/orders/orders.ts'
import { placeOrder } from '@ante/contract/lottery/orders/betting.ts'
import type { Endpoint, RefusalCodeOf, RefusalDetailsOf } from '@ante/contract/kit/endpoint.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'

import { refusalOf } from '../lib/calls/call-errors.ts'
import { countText } from '../lib/words/count-text.ts'
import { formatMoney } from '../lib/words/format.ts'
import { isolated } from '../lib/words/isolated.ts'
import { moneyFailure } from '../ui/money-failure.ts'
import { issueCannotWin, rowCannotWin } from './cannot-win-words.ts'

/** Message of each refusal of an endpoint, with its details; a missing one does not compile. */
type Words<E extends Endpoint> = {
  [Code in RefusalCodeOf<E>]: (details: RefusalDetailsOf<E, Code>, locale: string) => MessageDescriptor
}

const closed = () => msg`This lottery is closed at the moment. Nothing was taken.`
const tooLate = () => msg`That issue is closed. Your picks are kept: bet on the next one.`
const countedOtherwise = () =>
  msg`We count it otherwise than your phone did. Nothing was taken; look at it and try again.`

const placing: Words<typeof placeOrder> = {
  DEMO_NOT_SUPPORTED_ERROR: () => msg`Play money does not buy lottery bets. Open an account to bet.`,
  'responsible.gaming.excluded': () => msg`You’re taking a break. You can still withdraw your money.`,
  'responsible.gaming.loss.limit': () => msg`This would exceed your loss limit.`,
  'responsible.gaming.session.limit': () =>
    msg`You have played as long as you allow yourself today. Play goes on tomorrow.`,
  ILLEGAL_BETTING_ARGUMENT_ERROR: () => msg`This play is not known here any more. Choose it again.`,
  LGS_BETTING_GAME_CLOSED_ERROR: closed,
  LGS_BETTING_PAUSED_ERROR: () => msg`Sales of this lottery are paused. Nothing was taken, and your picks are kept.`,
  LGS_BETTING_PLAY_MENU_CLOSED_ERROR: () => msg`This play is not sold at the moment. Choose another one.`,
  CAN_NOT_BETTING_NOT_IN_SALE_TIME: () => msg`No issue takes bets at this hour. Your picks are kept.`,
  BETTING_TIME_OUT: tooLate,
  SYSTEM_NOT_ALLOW_BETTING: tooLate,
  SYSTEM_NOT_ALLOW_CHASE: ({ maximum }) =>
    maximum > 0
      ? msg`${plural(maximum, { one: 'A chase has # issue at most.', other: 'A chase has # issues at most.' })}`
      : msg`Chases are not sold here.`,
  LGS_BETTING_MODE_NOT_ALLOW_ERROR: () => msg`This kind of prize is not sold here. Choose another one.`,
  LGS_BETTING_MODE_CLOSED_ERROR: () => msg`Stakes of this unit are not sold here. Choose another one.`,
  BETTING_ITEM_LIMIT: ({ maximum }, locale) => msg`An order has ${countText(maximum, locale)} rows at most.`,
  BETTING_ENTRY_LIMIT: ({ maximum }, locale) =>
    msg`An order can hold up to ${countText(maximum, locale)} typed numbers. Place the rest in another order.`,
  STAKES_IS_OVER_LIMIT_ERROR: ({ maximum }, locale) => msg`A row has ${countText(maximum, locale)} stakes at most.`,
  LGS_BETTING_MULTIPLE_OVER_LIMITS: ({ maximum }, locale) =>
    msg`The multiple is ${countText(maximum, locale)} at most.`,
  LGS_BETTING_ILLEGAL_ERROR: () => msg`Some of these picks do not belong to this play. Pick them again.`,
  LGS_BETTING_RETURN_VALUE_SMALLER_THAN_ZERO: ({ maximum }) =>
    msg`Your highest series is ${maximum}. Choose a lower one.`,
  CALCULATE_STAKES_ERROR: countedOtherwise,
  CALCULATE_BETTING_AMOUNT_ERROR: countedOtherwise,
  LGS_BETTING_AMOUNT_LESS_THAN_MINIMUM_ERROR: ({ minimum, currency }, locale) =>
    msg`That is less than can be staked: ${formatMoney({ amount: minimum, currency }, locale)} is the least.`,
  LGS_BETTING_AMOUNT_OVER_LIMITS: ({ maximum, currency }, locale) =>
    msg`That is more than can be staked: ${formatMoney({ amount: maximum, currency }, locale)} is the most.`,
  LGS_BETTING_CANNOT_WIN_ERROR: rowCannotWin,
  LGS_BETTING_ISSUE_CANNOT_WIN_ERROR: issueCannotWin,
  LGS_BETTING_NUMBER_OVER_LIMITS: ({ number }) =>
    msg`${isolated(number)} is sold out for this issue. Choose another number or stake less.`,
  BET_NUMBER_IS_SUSPENDED_ERROR: ({ number }) =>
    msg`${isolated(number)} takes no bets at the moment. Choose another number.`,
  ACS_AVAILABLE_BALANCE_NOT_ENOUGH: ({ available, currency }, locale) =>
    msg`There is not enough for this bet: ${formatMoney({ amount: available, currency }, locale)} is there.`,
}

const cancelling: Words<typeof cancelSubOrders> = {
  'order.not.found': () => msg`There is no such bet on your account.`,
  LGS_CANCEL_ORDER_INACTIVITY: () => msg`A bet cannot be taken back here.`,
  LGS_CANCEL_ORDER_NOT_AVAILABLE: () => msg`Its issue takes no bets any more, so the bet stands.`,
  ORDER_IS_CANCELED: () => msg`It was cancelled already.`,
  ORDER_NOT_DRAWABLE: () => msg`Its issue has ended, and the result is on its way.`,
  CANCEL_CHASE_ORDER_IS_NOT_LAST_START: () => msg`A chase is cancelled from its end: cancel the later issues first.`,
  LGS_CANCEL_ORDER_SERIVCE_CHARGE_LIMIT: () => msg`The fee would be as much as the stake, so it cannot be cancelled.`,
}

function wordsOf<E extends Endpoint>(
  endpoint: E,
  words: Words<E>,
  { error, locale }: { error: unknown; locale: string },
): MessageDescriptor {
  const refusal = refusalOf(endpoint, error)
  return refusal ? words[refusal.code](refusal.details, locale) : moneyFailure(error)
}

/** Why a cart was not placed. */
export const placeFailure = (error: unknown, locale: string): MessageDescriptor =>
  wordsOf(placeOrder, placing, { error, locale })

/** Why bets were not cancelled. */
export const cancelFailure = (error: unknown, locale: string): MessageDescriptor =>
  wordsOf(cancelSubOrders, cancelling, { error, locale })
