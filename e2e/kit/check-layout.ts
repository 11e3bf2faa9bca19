import type { Page } from '@playwright/test'

import { expect } from './journey.ts'
import { horizontalOverflow } from './horizontal-overflow.ts'
import { WIDE_PX, wideFaults } from './wide-faults.ts'

const SMALLEST = { width: 320, height: 640 }
const USUAL = { width: 390, height: 844 }

/** One wide screen per direction of writing, because each size costs time: a phone in landscape, and a tablet. */
const WIDE = { ltr: { width: 844, height: 390 }, rtl: { width: 768, height: 1024 } }

/**
 * Returns the sizes in order of the checks: the wide one first, because lists lay out their columns again after it;
 * last the size for which the screens are designed, on which the journey continues.
 */
const sizesFor = (dir: string) => [dir === 'rtl' ? WIDE.rtl : WIDE.ltr, SMALLEST, USUAL]

/** The browser reports a resize to the page in its next frame. */
const nextFrame = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))

/** Screenshots are taken only with `SCREENS=on`, because they are slow. */
const TAKES_PICTURES = process.env['SCREENS'] === 'on'

/**
 * Takes a screenshot for manual review, and asserts that the page has no horizontal overflow, and on a wide screen no
 * stretched control and no bar that covers the content.
 */
export async function checkLayout(page: Page, name: string): Promise<void> {
  for (const size of sizesFor(await page.evaluate(() => document.documentElement.dir))) {
    await page.setViewportSize(size)
    if (TAKES_PICTURES) await page.screenshot({ path: `test-results/screens/${name}-${size.width}.png`, scale: 'css' })
    await page.evaluate(nextFrame)
    expect
      .soft(await page.evaluate(horizontalOverflow), `${name} at ${size.width} px overflows horizontally`)
      .toBeLessThanOrEqual(0)
    if (size.width >= WIDE_PX) expect.soft(await page.evaluate(wideFaults), `${name} at ${size.width} px`).toEqual([])
  }
}
