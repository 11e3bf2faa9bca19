import { latinDigits } from '@ante/contract/kit/digits.ts'

const GROUP = 4

/** More than any bank's number has: one that is too long is kept, so that it is refused and not another one sent. */
export const CARD_DIGITS_LIMIT = 40

/** The digits of a card's or account's number, from any keyboard and however they were grouped. */
export const cardDigits = (typed: string, atMost: number): string =>
  latinDigits(typed).replace(/\D/g, '').slice(0, atMost)

/** As it stands on the card: in fours. */
export const groupedDigits = (digits: string): string => digits.replace(new RegExp(`\\d{${GROUP}}(?=\\d)`, 'g'), '$& ')
