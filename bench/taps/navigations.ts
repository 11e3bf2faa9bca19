import { chromium } from '@playwright/test'
import type { Page } from '@playwright/test'

import { installChromium } from '../../tools/run/lib/chromium.ts'
import { median } from '../figures.ts'
import type { Figure } from '../figures.ts'
import { launchOptions, onSlowPage, siteOf } from './slow-page.ts'

/** Number of rounds; the first one loads the code of the pages, and is not counted. */
const ROUNDS = 16
/** Pause between two taps in milliseconds, so that each tap is measured separately. */
const PAUSE_MS = 1_500
const GOAL_MS = 100

interface Navigation {
  name: string
  tap(page: Page): Promise<void>
  /**
   * Path and selector of the new page's content; `hides` selects content of the previous page, which must disappear.
   */
  shows: { path: string; selector: string; hides?: string }
}

const TILES = 'main li[aria-posinset] a'

const navigations: readonly Navigation[] = [
  {
    name: 'home to the game list',
    tap: (page) => page.locator('main a[href^="/m/gameList"]:visible').first().tap(),
    shows: { path: '/m/gameList', selector: TILES },
  },
  {
    name: 'game list to a game',
    tap: (page) => page.locator(`${TILES}:visible`).first().tap(),
    shows: { path: '/m/launchGame', selector: 'button[aria-label="Leave game"]' },
  },
  {
    name: 'game back to the list',
    tap: (page) => page.getByRole('button', { name: 'Leave game' }).tap(),
    shows: { path: '/m/gameList', selector: TILES },
  },
  {
    name: 'game list back to home',
    tap: (page) => page.getByRole('button', { name: 'Back', exact: true }).tap(),
    // The list has links to its categories, too.
    shows: { path: '/m/home', selector: 'main a[href^="/m/gameList"]', hides: TILES },
  },
]

/**
 * Measures the time from a tap to the frame that shows the content of the next page, for pages visited before, on a
 * processor throttled to a quarter of its speed.
 */
export async function navigationTimes(url: string): Promise<Figure[]> {
  installChromium()
  const browser = await chromium.launch(launchOptions)
  try {
    const times = navigations.map((): number[] => [])
    await onSlowPage(siteOf(browser, url), { path: '/m/home', isForMembers: true }, async ({ page, slowDown }) => {
      await slowDown()
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const [index, navigation] of navigations.entries()) {
          const ms = await timeOf(page, navigation)
          if (round > 0) times[index]?.push(ms)
        }
      }
    })
    return navigations.map(({ name }, index) => {
      const timesOfPage = times[index] ?? []
      return [name, `median ${median(timesOfPage)} ms, worst ${Math.max(...timesOfPage)} ms (goal: ${GOAL_MS})`]
    })
  } finally {
    await browser.close()
  }
}

async function timeOf(page: Page, { tap, shows }: Navigation): Promise<number> {
  await page.waitForTimeout(PAUSE_MS)
  const timeToShow = page.evaluate(timeFromTap, shows)
  await tap(page)
  return timeToShow
}

/** Runs in the page: returns the milliseconds from the next click until the frame with the content is painted. */
function timeFromTap({ path, selector, hides }: Navigation['shows']): Promise<number> {
  const isVisible = (target: string) =>
    Array.from(document.querySelectorAll(target)).some((element) => element.checkVisibility())
  return new Promise((resolve) => {
    let tappedAt = 0
    const recordTap = ({ timeStamp }: Event) => (tappedAt = timeStamp)
    addEventListener('click', recordTap, { capture: true, once: true })
    // The frame is painted in the same task as its callbacks. A task of this priority comes next, before the effects that
    // React runs after the paint.
    const resolvePainted = () => resolve(Math.round(performance.now() - tappedAt))
    const look = () => {
      const isShown = location.pathname === path && isVisible(selector) && !(hides && isVisible(hides))
      if (tappedAt > 0 && isShown) void scheduler.postTask(resolvePainted, { priority: 'user-blocking' })
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}
