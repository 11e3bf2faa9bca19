import type { Locator } from 'vitest/browser'

/** The cents of an amount of two decimals: its digits, whatever stands between them. */
export const centsIn = (text: string): number => Number(text.replace(/\D/g, ''))

/** What stands in the place of an amount, in cents. */
export const centsOf = (amount: Locator): number => centsIn(amount.element().textContent)
