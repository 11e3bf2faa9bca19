import type { Page } from '@playwright/test'

import { expect } from './journey.ts'

/** Phone sizes in both orientations; the size that the screens are designed for comes last. */
const SIZES = [
  { width: 640, height: 320 },
  { width: 844, height: 390 },
  { width: 320, height: 640 },
  { width: 390, height: 844 },
]
const MIN_TARGET_PX = 44

/**
 * Asserts that on every phone the open game is completely visible, and each touch target is large enough and not
 * covered.
 */
export async function expectGameFits(page: Page, name: string): Promise<void> {
  const game = page.frameLocator('iframe').locator('html')
  for (const size of SIZES) {
    await page.setViewportSize(size)
    const faults = () => game.evaluate(faultsIn, MIN_TARGET_PX)
    await expect.poll(faults, `${name} at ${size.width} × ${size.height}`).toEqual([])
  }
}

/** Runs in the game's page. */
function faultsIn(root: Element, minPx: number): string[] {
  const { innerWidth: width, innerHeight: height } = window
  const overflow = root.scrollWidth > width || root.scrollHeight > height ? ['the page is larger than its frame'] : []
  const rail = document.querySelector('.rail')
  const scrolls = rail && rail.scrollHeight > rail.clientHeight + 1 ? ['the controls have no room'] : []
  const targets = [...document.querySelectorAll(`button:not([aria-disabled='true']), a[href], .frame-chip`)]
  const bad = targets.flatMap((target) => {
    const box = target.getBoundingClientRect()
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
    // Chips beyond the end of a scrolling row are not targets yet.
    if (box.width === 0 || x < 0 || x > width || target.closest('[inert]')) return []
    const input = `${target.className} ${target.textContent}`
    if (box.width < minPx - 0.5 || box.height < minPx - 0.5) {
      return [`small: ${input} ${box.width.toFixed(0)} × ${box.height.toFixed(0)}`]
    }
    const above = document.elementFromPoint(x, y)
    return above && (target.contains(above) || above.contains(target)) ? [] : [`covered: ${input}`]
  })
  return [...overflow, ...scrolls, ...bad]
}
