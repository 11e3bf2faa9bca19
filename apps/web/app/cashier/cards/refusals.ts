import { addBankCard } from '@ante/contract/cashier/bank-cards.ts'
import type { removeBankCard } from '@ante/contract/cashier/bank-cards.ts'
import type { paymentPasswordRefusals } from '@ante/contract/identity/payment-password.ts'
import type { RefusalCodeOf } from '@ante/contract/kit/endpoint.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'

import { CallRefused, refusalOf } from '../../lib/calls/call-errors.ts'
import type { RefusalWords } from '../../lib/calls/call-errors.ts'
import { pinRefusal } from '../../ui/pin-refusal.ts'
import type { ZonedTimeFormatter } from '../../ui/pin-refusal.ts'
import { moneyFailure } from '../../ui/money-failure.ts'

type CardRefusal = Exclude<
  RefusalCodeOf<typeof addBankCard> | RefusalCodeOf<typeof removeBankCard>,
  keyof typeof paymentPasswordRefusals
>

/** Messages of refusals about bank cards; those about the payment password are in `pinRefusal`. */
const cardWords = {
  'payee.name.missing': msg`Set your real name first: your cards have to carry it.`,
  'bank.not.found': msg`We do not pay to this bank any more. Choose another one.`,
  'bank.card.number.invalid': msg`This is not a number of this bank. Check its digits.`,
  'bank.card.holder.mismatch': msg`The card has to carry your own real name.`,
  'bank.card.exists': msg`This number is in use already. Check it, or choose another card.`,
  'registration.refused': msg`This card cannot be added. Our support can tell you more.`,
  'bank.card.too.many': msg`You have as many cards as an account can have. Remove one first.`,
  'bank.card.not.found': msg`This card is not on your account any more.`,
  'bank.card.in.use': msg`A withdrawal is on its way to this card. Remove it when the money has arrived.`,
} satisfies RefusalWords<CardRefusal, MessageDescriptor>

const isOurs = (code: string): code is CardRefusal => code in cardWords

/** Returns the message for a failure. */
export function cardFailure(error: unknown, formatZonedTime: ZonedTimeFormatter): MessageDescriptor {
  const pin = pinRefusal(error, formatZonedTime)
  if (pin) return pin
  const refused = refusalOf(addBankCard, error)
  if (refused?.code === 'bank.card.number.invalid') return numberWords(refused.details)
  return error instanceof CallRefused && isOurs(error.code) ? cardWords[error.code] : moneyFailure(error)
}

interface WrongNumber {
  minDigits: number
  maxDigits: number
  problem: 'digits' | 'length' | 'checkDigit'
}

/** Returns the problem of a number, both before and after the call. */
export function numberWords({ minDigits, maxDigits, problem }: WrongNumber): MessageDescriptor {
  if (problem === 'checkDigit') return msg`One of the digits is wrong. Compare the number with your card.`
  if (minDigits === maxDigits)
    return msg`${plural(minDigits, { one: 'The number has # digit.', other: 'The number has # digits.' })}`
  return msg`The number has ${minDigits} to ${maxDigits} digits.`
}
