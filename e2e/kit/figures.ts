import type { Locator } from '@playwright/test'

const ARABIC_ZERO = 0x06_60

/** Returns the cents of an amount in any locale: its digits, without any separators. */
function centsIn(text: string): number {
  const digits = [...text].map(digitOf).filter((digit) => digit !== null)
  return Number(digits.join(''))
}

function digitOf(character: string): string | null {
  if (/\d/.test(character)) return character
  const digit = (character.codePointAt(0) ?? 0) - ARABIC_ZERO
  return digit >= 0 && digit <= 9 ? String(digit) : null
}

/** Returns an amount in cents, read from its text for screen readers, because the displayed digits roll. */
export async function centsOf(amount: Locator): Promise<number> {
  const spoken = amount.locator('bdi > span').first()
  return centsIn((await spoken.textContent()) ?? '')
}

/** Returns an amount whose digits do not roll, in cents. */
export async function staticCentsOf(amount: Locator): Promise<number> {
  return centsIn((await amount.textContent()) ?? '')
}
