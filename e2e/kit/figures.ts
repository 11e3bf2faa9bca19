import type { Locator } from '@playwright/test'

const ARABIC_ZERO = 0x06_60

/** The cents of an amount as a locale writes it: its digits, whatever stands between them. */
function centsIn(text: string): number {
  const digits = [...text].map(digitOf).filter((digit) => digit !== null)
  return Number(digits.join(''))
}

function digitOf(character: string): string | null {
  if (/\d/.test(character)) return character
  const digit = (character.codePointAt(0) ?? 0) - ARABIC_ZERO
  return digit >= 0 && digit <= 9 ? String(digit) : null
}

/** What stands in the place of an amount, in cents; the figures that roll stand beside the text that is spoken. */
export async function centsOf(amount: Locator): Promise<number> {
  const spoken = amount.locator('bdi > span').first()
  return centsIn((await spoken.textContent()) ?? '')
}

/** The same of figures that stand still. */
export async function stillCentsOf(amount: Locator): Promise<number> {
  return centsIn((await amount.textContent()) ?? '')
}
