import type { Locator } from 'vitest/browser'

/** Returns the cents of an amount with two decimals: its digits, without any separators. */
export const centsIn = (text: string | null | undefined): number => Number(text?.replace(/\D/g, ''))

/** Returns the cents of a displayed amount; for rolling digits it reads the text for screen readers. */
export function centsOf(amount: Locator): number {
  const element = amount.element()
  return centsIn((element.querySelector('bdi > span') ?? element).textContent)
}
