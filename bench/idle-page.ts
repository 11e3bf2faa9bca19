import { chromium } from '@playwright/test'
import type { CDPSession, Page } from '@playwright/test'

import { installChromium } from '../tools/run/lib/chromium.ts'
import type { Figure } from './figures.ts'
import { launchOptions, onSlowPage, siteOf } from './taps/slow-page.ts'

const PAGES = {
  home: '/m/home',
  'game list': '/m/gameCenter',
  'lottery lobby': '/m/lottery',
  promotions: '/m/activity',
}
/** Time in milliseconds after which a page has loaded, hydrated, and stored its files for later visits. */
const LOADED_MS = 15_000
const WATCHED_MS = 30_000
const GOAL = 'goal: below 1 %'

/** Measures the share of a core that the main thread of an idle page uses. */
export async function idlePage(url: string): Promise<Figure[]> {
  installChromium()
  const browser = await chromium.launch(launchOptions)
  const site = siteOf(browser, url)
  try {
    const figures: Figure[] = []
    for (const [name, path] of Object.entries(PAGES)) {
      const { main, script, style, layout } = await onSlowPage(site, { path }, ({ page }) => sharesOf(page))
      figures.push([name, `main thread ${main} % (${GOAL}): script ${script}, style ${style}, layout ${layout}`])
    }
    return figures
  } finally {
    await browser.close()
  }
}

type Work = 'main' | 'script' | 'style' | 'layout'

const METRICS: Record<Work, string> = {
  main: 'TaskDuration',
  script: 'ScriptDuration',
  style: 'RecalcStyleDuration',
  layout: 'LayoutDuration',
}

/** Returns the shares of a core by type of work, as percentages. */
async function sharesOf(page: Page): Promise<Record<Work, string>> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.waitForTimeout(LOADED_MS)
  const before = await workOf(cdp)
  await page.waitForTimeout(WATCHED_MS)
  const after = await workOf(cdp)
  const share = (work: Work) => (((after[work] - before[work]) / (WATCHED_MS / 1000)) * 100).toFixed(2)
  return recordOf(share)
}

/** Returns the processor time of the main thread by type of work, in seconds since the page was opened. */
async function workOf(cdp: CDPSession): Promise<Record<Work, number>> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return recordOf((work) => metrics.find(({ name }) => name === METRICS[work])?.value ?? Number.NaN)
}

const recordOf = <Value>(valueOf: (work: Work) => Value): Record<Work, Value> => ({
  main: valueOf('main'),
  script: valueOf('script'),
  style: valueOf('style'),
  layout: valueOf('layout'),
})
