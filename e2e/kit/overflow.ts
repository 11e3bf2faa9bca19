import type { Locator, Page } from '@playwright/test'

import { expect } from './journey.ts'

/** Screen sizes: the narrowest phone, one in landscape, and a common one. The journey continues on the last. */
const SIZES = [
  { width: 320, height: 640 },
  { width: 844, height: 390 },
  { width: 390, height: 844 },
]

/** Checks an open game on phones of all sizes, in both orientations. */
export async function expectNoOverflow(page: Page, game: Locator): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size)
    const misfits = async () => [
      ...(await game.locator('button:visible').evaluateAll(tooSmallOrOutside)),
      ...(await game.locator('.rail, .felt, .bets-roulette').evaluateAll(scrolled)),
    ]
    await expect.poll(misfits, { message: `the game at ${size.width} × ${size.height}` }).toEqual([])
  }
}

/** Runs in the game's page: a touch target must be 44 px wide, less rounding. */
function tooSmallOrOutside(buttons: Element[]): string[] {
  const isMisfit = (part: Element) => {
    const { left, right, top, bottom, width, height } = part.getBoundingClientRect()
    // The roulette table may overflow: it is wider than a narrow screen, and scrolls horizontally.
    const isMovedAside = part.closest('.bets-roulette') === null && (left < -1 || right > innerWidth + 1)
    return Math.min(width, height) < 43.5 || isMovedAside || top < -1 || bottom > innerHeight + 1
  }
  return buttons
    .filter(isMisfit)
    .map((part) => `${part.className}: ${part.getAttribute('aria-label') ?? part.textContent}`)
}

/** Runs in the game's page: in landscape a phone has room for the whole layout. */
function scrolled(parts: Element[]): string[] {
  const isWide = innerWidth > innerHeight
  const scrolls = (part: Element) =>
    part.scrollHeight > part.clientHeight + 1 || (isWide && part.scrollWidth > part.clientWidth + 1)
  return parts.filter(scrolls).map((part) => `${part.className} scrolls`)
}
