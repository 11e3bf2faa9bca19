import { chromium } from '@playwright/test'

import { installChromium } from '../../tools/run/lib/chromium.ts'
import { median } from '../figures.ts'
import type { Figure } from '../figures.ts'
import { interactions } from './interactions.ts'
import type { Interaction } from './interactions.ts'
import { launchOptions, onSlowPage, siteOf } from './slow-page.ts'
import type { Site } from './slow-page.ts'

const PASSES = 5
/** Time in milliseconds within which an interaction is painted and reported. */
const REPORTED_MS = 1_500
const GOAL = { median: 100, worst: 200 }

/**
 * Measures the time from each interaction to the next frame by the Event Timing API (INP is the worst of these times),
 * on a processor throttled to a quarter of its speed. Browsers round the times to 8 ms.
 */
export async function taps(url: string): Promise<Figure[]> {
  installChromium()
  const browser = await chromium.launch(launchOptions)
  const site = siteOf(browser, url)
  try {
    const figures: Figure[] = []
    const durations: number[] = []
    for (const interaction of interactions) {
      const times: number[] = []
      for (let pass = 0; pass < PASSES; pass += 1) times.push(await measure(site, interaction))
      durations.push(...times)
      figures.push([interaction.name, `median ${median(times)} ms, worst ${Math.max(...times)} ms`])
    }
    const goal = `goal: median below ${GOAL.median}, worst below ${GOAL.worst}`
    return [...figures, ['all', `median ${median(durations)} ms, worst ${Math.max(...durations)} ms (${goal})`]]
  } finally {
    await browser.close()
  }
}

const measure = (site: Site, { path, isForMembers = false, before, act }: Interaction): Promise<number> =>
  onSlowPage(site, { path, isForMembers, script: observeInteractions }, async ({ page, slowDown }) => {
    await before?.(page)
    await page.waitForTimeout(REPORTED_MS)
    await slowDown()
    await page.evaluate(() => performance.mark('measured'))
    await act(page)
    await page.waitForTimeout(REPORTED_MS)
    return page.evaluate(longestSince)
  })

interface Observed extends Window {
  interactionTimes?: { start: number; ms: number }[]
}

/** Runs in the page: collects the events of interactions, with the smallest threshold that browsers allow. */
function observeInteractions() {
  const times: { start: number; ms: number }[] = []
  ;(window as Observed).interactionTimes = times
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('interactionId' in entry && entry.interactionId !== 0)
        times.push({ start: entry.startTime, ms: entry.duration })
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
}

/** Runs in the page: returns the longest interaction since the mark; 16 ms for one below the threshold. */
function longestSince(): number {
  const startedAt = performance.getEntriesByName('measured').at(-1)?.startTime ?? 0
  const times = (window as Observed).interactionTimes ?? []
  return Math.max(16, ...times.filter(({ start }) => start >= startedAt).map(({ ms }) => ms))
}
