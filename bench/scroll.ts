import { chromium } from '@playwright/test'
import type { Browser, CDPSession, Page } from '@playwright/test'

import { phone } from '../e2e/kit/phone.ts'
import { installChromium } from '../tools/run/lib/chromium.ts'
import { offerLargeFeed } from './catalogue.ts'
import type { Figure } from './figures.ts'
import { FRAME_MARK, MARKED_FRAMES, mostWorkInFrame } from './page-work.ts'

const TILES = 1_000
const SLOWER = 4
/** Step of a fast scroll in pixels, slow enough that the next page, requested once per second, can arrive. */
const STEP_PX = 60
const TIMEOUT_MS = 180_000
/** Number of passes: the slowest of two thousand frames is sometimes delayed by other load on the machine. */
const PASSES = 3
const LIST = '/m/gameList?gameType=RNG&gameClassify=ALL'

/**
 * Measures scrolling over a thousand tiles of a catalogue of 20,000, on a processor throttled to a quarter of this
 * one's speed.
 */
export async function scroll(url: string, dataDir: string): Promise<Figure[]> {
  installChromium()
  await offerLargeFeed(url, dataDir)
  const { launchOptions, ...device } = phone
  const browser = await chromium.launch(launchOptions)
  try {
    const figures: Figure[] = []
    for (let pass = 1; pass <= PASSES; pass += 1) {
      const context = await browser.newContext({ ...device, serviceWorkers: 'block' })
      const page = await context.newPage()
      await openList(page, url + LIST)
      figures.push(...(await scrollThrough(browser, page)))
      await context.close()
    }
    return figures
  } finally {
    await browser.close()
  }
}

async function openList(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.waitForFunction(() => history.state !== null && document.querySelector('main li[aria-posinset]') !== null)
  // Waits, to exclude the work that starts when the browser is idle.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 3_000)))
}

async function scrollThrough(browser: Browser, page: Page): Promise<Figure[]> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  await devtools.send('HeapProfiler.enable')
  const before = await memoryOf(devtools)
  // Reading the memory size forces a full garbage collection, which is not the page's work.
  await browser.startTracing(page, { categories: [MARKED_FRAMES] })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const { frames, reached } = await page.evaluate(scrollTo, {
    tiles: TILES,
    step: STEP_PX,
    limit: TIMEOUT_MS,
    mark: FRAME_MARK,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const work = mostWorkInFrame(await browser.stopTracing())
  const after = await memoryOf(devtools)
  frames.sort((a, b) => a - b)
  const at = (part: number) =>
    `${(frames[Math.min(frames.length - 1, Math.floor(frames.length * part))] ?? 0).toFixed(0)} ms`
  return [
    ['tiles scrolled', String(reached)],
    ['frames', `${frames.length}, median ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}, slowest ${at(1)}`],
    ['heap before, after', `${before.heap.toFixed(1)} MB, ${after.heap.toFixed(1)} MB`],
    ['nodes before, after', `${before.nodes}, ${after.nodes}`],
    ['longest task between two frames', work],
  ]
}

/**
 * Runs in the page: scrolls one step per frame until a number of tiles has been shown, and records the duration of each
 * frame. It counts the tiles only occasionally: reading sixty positions in each frame would produce more garbage than
 * the page itself.
 */
async function scrollTo({ tiles, step, limit, mark }: { tiles: number; step: number; limit: number; mark: string }) {
  const framesBetweenChecks = 30
  const frames: number[] = []
  const frame = async () => {
    const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve))
    performance.mark(mark)
    performance.clearMarks(mark)
    return now
  }
  const tilePositions = () =>
    [...document.querySelectorAll('main li[aria-posinset]')].map((tile) => Number(tile.ariaPosInSet))
  const lastVisible = () => Math.max(...tilePositions())
  const startedAt = performance.now()
  let last = await frame()
  while (lastVisible() < tiles && performance.now() - startedAt < limit) {
    for (let frameIndex = 0; frameIndex < framesBetweenChecks; frameIndex += 1) {
      window.scrollBy(0, step)
      const now = await frame()
      frames.push(now - last)
      last = now
    }
  }
  return { frames, reached: lastVisible() }
}

async function memoryOf(devtools: CDPSession) {
  await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const valueOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  return { heap: valueOf('JSHeapUsedSize') / 1e6, nodes: valueOf('Nodes') }
}
