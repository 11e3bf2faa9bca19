import { nameKey } from '@ante/contract/identity/real-name.ts'
import type { BankKind } from '@ante/contract/cashier/bank-cards.ts'

export interface NumberRule {
  kind: BankKind
  minDigits: number
  maxDigits: number
}

export type NumberProblem = 'digits' | 'length' | 'checkDigit'

/** Returns the digits of a card number without grouping, or the problem. */
export function readCardNumber(
  typed: string,
  { kind, minDigits, maxDigits }: NumberRule,
): { digits: string } | { problem: NumberProblem } {
  const digits = typed.replace(/[\s-]/g, '')
  if (!/^\d+$/.test(digits)) return { problem: 'digits' }
  if (digits.length < minDigits || digits.length > maxDigits) return { problem: 'length' }
  // Bank account and phone numbers have no common check digit.
  return kind === 'card' && !hasCheckDigit(digits) ? { problem: 'checkDigit' } : { digits }
}

/** Luhn formula (ISO/IEC 7812): every second digit from the right counts twice. */
export function hasCheckDigit(digits: string): boolean {
  const fromTheRight = Array.from({ length: digits.length }, (_, index) => Number(digits.at(-1 - index)))
  const worths = fromTheRight.map((digit, index) => digit * (index % 2 === 0 ? 1 : 2))
  return worths.reduce((sum, worth) => sum + (worth > 9 ? worth - 9 : worth), 0) % 10 === 0
}

/** Whether two names denote the same person. */
export const isSameName = (a: string, b: string): boolean => nameKey(a) === nameKey(b)
