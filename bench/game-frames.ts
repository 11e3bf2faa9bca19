import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

import type { DemoGame } from '@ante/demo/types.ts'
import { chromium } from '@playwright/test'
import type { Browser, BrowserContext, Frame, Locator, Page } from '@playwright/test'

import { phone } from '../e2e/kit/phone.ts'
import { beginRound } from '../e2e/kit/play.ts'
import { installChromium } from '../tools/run/lib/chromium.ts'
import { withDatabase } from './database.ts'
import type { Figure } from './figures.ts'
import { startStudioProcess, titleOfEachEngine } from './studio-process.ts'
import type { StudioProcess } from './studio-process.ts'
import { FRAME_MARK, MARKED_FRAMES, mostWorkInFrame } from './page-work.ts'

const SLOWER = 4
const MEASURED_MS = 10_000
/** Duration of a whole deal at a table in milliseconds: bets, the draw, and the result. */
const DEAL_MS = 36_000
/** Delay in milliseconds that excludes loading and the first rendering from the measurement. */
const SETTLED_MS = 2_000
/** Pause between two rounds, in milliseconds. */
const PAUSE_MS = 300
const CHECK_OR_CALL = `.act[data-kind='check'], .act[data-kind='call']`
/** `ENGINES` restricts the measured engines, by comma-separated names. */
const ONLY = process.env['ENGINES']?.split(',')

interface Frames {
  stop(): number[]
}

declare global {
  interface Window {
    frames60?: Frames
  }
}

/**
 * Measures the frame times of each engine's page during play, on a processor throttled to a quarter of this one's
 * speed.
 */
export function gameFrames(_url: string, dataDir: string): Promise<Figure[]> {
  return withDatabase(dataDir, async ({ pool }, databaseUrl) => {
    installChromium()
    const name = `frames_${randomUUID().replaceAll('-', '')}`
    await pool.query(`create database ${name}`)
    const house = await startStudioProcess(databaseUrl.replace(/\/[^/?]*(\?|$)/, `/${name}$1`))
    const browser = await chromium.launch(phone.launchOptions)
    try {
      const figures: Figure[] = [['an empty page', await framesOfNothing(browser)]]
      for (const { engine, title } of titleOfEachEngine())
        if (ONLY?.includes(engine) ?? true) figures.push([engine, await framesOf(house, browser, title)])
      return figures
    } finally {
      await browser.close()
      await house.stop()
      await pool.query(`drop database ${name} with (force)`)
    }
  })
}

/** Measures the baseline: frames of an idle page, which include the cost of recording and other load on the machine. */
const framesOfNothing = (browser: Browser) =>
  onPhone(browser, async (context) => {
    const page = await context.newPage()
    return measured(page, async () => {
      await page.evaluate(recordFrames, FRAME_MARK)
      await sleep(MEASURED_MS)
      return page.evaluate(recordedFrames)
    })
  })

const framesOf = (house: StudioProcess, browser: Browser, title: DemoGame) =>
  onPhone(browser, async (context) => {
    const { page, game } = await house.open(context, title)
    await sleep(SETTLED_MS)
    const isDealt = await game.locator('.clock').isVisible()
    return measured(page, () => framesWhilePlayed(page, game, isDealt ? DEAL_MS : MEASURED_MS))
  })

async function onPhone(browser: Browser, measure: (context: BrowserContext) => Promise<string>): Promise<string> {
  const { launchOptions: _, ...device } = phone
  const context = await browser.newContext({ ...device, serviceWorkers: 'block' })
  try {
    return await measure(context)
  } finally {
    await context.close()
  }
}

async function measured(page: Page, play: () => Promise<number[]>): Promise<string> {
  const browser = page.context().browser()
  const devtools = await page.context().newCDPSession(page)
  await browser?.startTracing(page, { categories: [MARKED_FRAMES] })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const frames = await play()
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const trace = await browser?.stopTracing()
  return `${wordsOf(frames)}; most work between two ${trace ? mostWorkInFrame(trace) : 'unknown'}`
}

async function framesWhilePlayed(page: Page, game: Frame, forMs: number): Promise<number[]> {
  await game.evaluate(recordFrames, FRAME_MARK)
  const ended = sleep(forMs).then(() => 'over' as const)
  const isOver = () => Promise.race([ended, sleep(PAUSE_MS)]).then((word) => word === 'over')
  if (await game.locator('.lobby-row').first().isVisible()) await sitDown(game)
  do await Promise.race([ended, playAgain(page, game)])
  while (!(await isOver()))
  return game.evaluate(recordedFrames)
}

/** Plays another round, a shot, or a poker player's next move; does nothing if no action is possible. */
async function playAgain(page: Page, game: Frame): Promise<void> {
  const water = game.locator('.water-front')
  try {
    if (await game.locator('.oval').isVisible()) await game.locator(CHECK_OR_CALL).tap({ timeout: PAUSE_MS })
    else if (await water.isVisible()) await shootInto(page, water)
    else await beginRound(page)
  } catch {
    // It is another player's turn, or the time is over.
  }
}

/** Taps by position only: Playwright's actionability checks would cause additional work in the page. */
async function shootInto(page: Page, water: Locator): Promise<void> {
  const box = await water.boundingBox()
  if (box) await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 3)
}

async function sitDown(game: Frame): Promise<void> {
  await game.locator('.lobby-row').first().tap()
  await game.locator('.seat-free').first().tap()
  await game.locator('.sheet .action').tap()
}

/** Runs in the page: records the duration of each frame, until it is stopped. */
function recordFrames(mark: string): void {
  const frames: number[] = []
  let last: number | null = null
  let frame = requestAnimationFrame(function note(now) {
    performance.mark(mark)
    performance.clearMarks(mark)
    if (last !== null) frames.push(now - last)
    last = now
    frame = requestAnimationFrame(note)
  })
  window.frames60 = {
    stop: () => {
      cancelAnimationFrame(frame)
      return frames
    },
  }
}

/** Runs in the page: ends the recording, and returns the durations of the frames. */
const recordedFrames = (): number[] => window.frames60?.stop() ?? []

function wordsOf(frames: number[]): string {
  const sorted = [...frames].sort((a, b) => a - b)
  const at = (part: number) =>
    `${(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN).toFixed(0)} ms`
  return `${sorted.length} frames, median ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}, slowest ${at(1)}`
}
