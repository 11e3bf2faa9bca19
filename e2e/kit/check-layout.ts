import type { Page } from '@playwright/test'

import { expect } from './journey.ts'
import { sideways } from './sideways.ts'

/** Screen sizes; the size that the screens are designed for comes last, and the journey continues on it. */
const SIZES = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
]

/** Screenshots are taken only with `SCREENS=on`, because they are slow. */
const TAKES_PICTURES = process.env['SCREENS'] === 'on'

/** Takes a screenshot for manual review, and asserts that the page has no horizontal overflow. */
export async function checkLayout(page: Page, name: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size)
    if (TAKES_PICTURES) await page.screenshot({ path: `test-results/screens/${name}-${size.width}.png`, scale: 'css' })
    expect.soft(await page.evaluate(sideways), `${name} at ${size.width} px sticks out sideways`).toBeLessThanOrEqual(0)
  }
}
