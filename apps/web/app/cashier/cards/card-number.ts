import { latinDigits } from '@ante/contract/kit/digits.ts'

const GROUP = 4

/**
 * More digits than any bank's number has. Excess digits are not cut off at the bank's maximum, so that a number that is
 * too long is refused instead of becoming another number.
 */
export const CARD_DIGITS_LIMIT = 40

/** Returns the digits of a card or account number, from any keyboard and with any grouping. */
export const cardDigits = (typed: string, max: number): string => latinDigits(typed).replace(/\D/g, '').slice(0, max)

/** Groups digits by four, as on the card. */
export const groupedDigits = (digits: string): string => digits.replace(new RegExp(`\\d{${GROUP}}(?=\\d)`, 'g'), '$& ')
