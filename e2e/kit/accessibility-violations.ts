import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

import { isGateRun } from './brand.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Longest wait for animations, in milliseconds; longer ones keep running during the check. */
const ANIMATIONS_LIMIT_MS = 2_000

/**
 * Returns the accessibility violations as texts, including the vendor's frame. Without frames, a page inside a page, such
 * as the preview of the site, is left out: its landmarks would count as duplicates.
 */
export async function accessibilityViolations(page: Page, withFrames = true): Promise<string[]> {
  await page.evaluate(waitForAnimations, ANIMATIONS_LIMIT_MS)
  // Without frames, skips the merge of results in a separate page, which takes three times as long as the analysis.
  const isAlone = !withFrames || page.frames().length === 1
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).setLegacyMode(isAlone).analyze()
  return violations.map(({ id, help, nodes }) => {
    const places = nodes.map(({ target }) => target.join(' ')).join('; ')
    return `${id}: ${help} (${places})`
  })
}

/**
 * Returns the violations of an intermediate state, only in a deep run: the gate checks every screen once in the walk,
 * and journeys take half the time without these checks.
 */
export const violationsInDeepRun = (page: Page): Promise<string[]> =>
  isGateRun ? Promise.resolve([]) : accessibilityViolations(page)

/** Runs in the page: waits for entry animations, because half-transparent elements have unintended colours. */
async function waitForAnimations(withinMs: number): Promise<void> {
  const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  const late = new Promise((resolve) => setTimeout(resolve, withinMs))
  await Promise.race([Promise.allSettled(ending.map(({ finished }) => finished)), late])
}
