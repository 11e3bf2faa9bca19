import { latinDigits } from '../../lib/words/digits.ts'

const GROUP = 4

/** The digits of a card's or account's number, from any keyboard and however they were grouped. */
export const cardDigits = (typed: string, atMost: number): string =>
  latinDigits(typed).replace(/\D/g, '').slice(0, atMost)

/** As it stands on the card: in fours. */
export const groupedDigits = (digits: string): string => digits.replace(new RegExp(`\\d{${GROUP}}(?=\\d)`, 'g'), '$& ')

/** Where the cursor belongs once the digits before it are grouped: it stays behind the digit that it stood behind. */
export function cursorBehind(digits: number, grouped: string): number {
  if (digits === 0) return 0
  return Math.min(digits + Math.floor((digits - 1) / GROUP), grouped.length)
}
