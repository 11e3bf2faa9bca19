import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

import { isGate } from './brand.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** What moves longer than that moves on while it is looked at. */
const STILL_WITHIN_MS = 2_000

/** What shuts people out, in words; the vendor's frame is looked at as well. */
export async function barriersOn(page: Page): Promise<string[]> {
  await page.evaluate(untilStill, STILL_WITHIN_MS)
  // What lies in frames is put together in a page of its own, which takes three times as long as the look itself.
  const isAlone = page.frames().length === 1
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).setLegacyMode(isAlone).analyze()
  return violations.map(({ id, help, nodes }) => {
    const places = nodes.map(({ target }) => target.join(' ')).join('; ')
    return `${id}: ${help} (${places})`
  })
}

/**
 * The same for a state that a journey comes by, in a deep run alone: in the gate the walk tries every screen for barriers
 * once, and journeys take half as long without.
 */
export const barriersInDeepRun = (page: Page): Promise<string[]> => (isGate ? Promise.resolve([]) : barriersOn(page))

/** Runs in the page: what is on its way in is half seen, and its colours are none that anybody chose. */
async function untilStill(withinMs: number): Promise<void> {
  const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  const late = new Promise((resolve) => setTimeout(resolve, withinMs))
  await Promise.race([Promise.allSettled(ending.map(({ finished }) => finished)), late])
}
