import { addBankCard } from '@ante/contract/cashier/bank-cards.ts'
import type { removeBankCard } from '@ante/contract/cashier/bank-cards.ts'
import type { paymentPasswordRefusals } from '@ante/contract/identity/payment-password.ts'
import type { RefusalCodeOf } from '@ante/contract/kit/endpoint.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'

import { CallRefused, refusalOf } from '../../lib/calls/call-errors.ts'
import type { RefusalTexts } from '../../lib/calls/call-errors.ts'
import { pinRefusal } from '../../ui/pin-refusal.ts'
import type { ZonedTimeFormatter } from '../../ui/pin-refusal.ts'
import { callFailure } from '../../ui/call-failure.ts'

type CardRefusal = Exclude<
  RefusalCodeOf<typeof addBankCard> | RefusalCodeOf<typeof removeBankCard>,
  keyof typeof paymentPasswordRefusals
>

/** Messages of refusals about bank cards; those about the payment password are in `pinRefusal`. */
const cardTexts = {
  'payee.name.missing': msg`Set your real name first. Your cards must be in this name.`,
  'bank.not.found': msg`This bank is no longer supported. Choose another one.`,
  'bank.card.number.invalid': msg`This number doesn’t belong to this bank. Check the digits.`,
  'bank.card.holder.mismatch': msg`The card must be in your real name.`,
  'bank.card.exists': msg`This number is already in use. Check it, or use another card.`,
  'registration.refused': msg`This card can’t be added. Contact customer service for details.`,
  'bank.card.too.many': msg`You’ve reached the card limit. Remove a card first.`,
  'bank.card.not.found': msg`This card is no longer on your account.`,
  'bank.card.in.use': msg`A withdrawal to this card is in progress. You can remove the card once it’s paid.`,
} satisfies RefusalTexts<CardRefusal, MessageDescriptor>

const hasText = (code: string): code is CardRefusal => code in cardTexts

/** Returns the message for a failure. */
export function cardFailure(error: unknown, formatZonedTime: ZonedTimeFormatter): MessageDescriptor {
  const pin = pinRefusal(error, formatZonedTime)
  if (pin) return pin
  const refused = refusalOf(addBankCard, error)
  if (refused?.code === 'bank.card.number.invalid') return numberTexts(refused.details)
  return error instanceof CallRefused && hasText(error.code) ? cardTexts[error.code] : callFailure(error)
}

interface WrongNumber {
  minDigits: number
  maxDigits: number
  problem: 'digits' | 'length' | 'checkDigit'
}

/** Returns the problem of a number, both before and after the call. */
export function numberTexts({ minDigits, maxDigits, problem }: WrongNumber): MessageDescriptor {
  if (problem === 'checkDigit') return msg`A digit is wrong. Check the number against your card.`
  if (minDigits === maxDigits)
    return msg`${plural(minDigits, { one: 'The number must have # digit.', other: 'The number must have # digits.' })}`
  return msg`The number must have ${minDigits} to ${maxDigits} digits.`
}
