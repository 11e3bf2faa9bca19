import type { Page } from '@playwright/test'

import { expect } from './journey.ts'
import { sideways } from './sideways.ts'

/** The one that the screens are designed for comes last: on it a journey goes on. */
const SIZES = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
]

/** Who wants to look says so by `SCREENS=on`: nobody does where all journeys run one after the other, and pictures take their time. */
const TAKES_PICTURES = process.env['SCREENS'] === 'on'

/** Takes the picture for people to look at; what a machine can see is asserted: nothing sticks out sideways. */
export async function look(page: Page, name: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size)
    if (TAKES_PICTURES) await page.screenshot({ path: `test-results/screens/${name}-${size.width}.png`, scale: 'css' })
    expect.soft(await page.evaluate(sideways), `${name} at ${size.width} px sticks out sideways`).toBeLessThanOrEqual(0)
  }
}
