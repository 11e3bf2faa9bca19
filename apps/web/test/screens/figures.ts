import type { Locator } from 'vitest/browser'

/** The cents of an amount of two decimals: its digits, whatever stands between them. */
export const centsIn = (text: string | null | undefined): number => Number(text?.replace(/\D/g, ''))

/** What stands in the place of an amount, in cents; of figures that roll, the text beside them that is spoken. */
export function centsOf(amount: Locator): number {
  const place = amount.element()
  return centsIn((place.querySelector('bdi > span') ?? place).textContent)
}
