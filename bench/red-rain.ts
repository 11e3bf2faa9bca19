import { parsedOutput } from '@ante/contract/kit/parsed.ts'
import { promotionRules } from '@ante/contract/promotions/promotion-rules.ts'
import { startRedRain } from '@ante/contract/promotions/red-rain.ts'
import { DEMO_PASSWORD } from '@ante/demo/accounts.ts'
import type { Db } from '@ante/gateway/kit/db.ts'
import { unitsOf } from '@ante/gateway/kit/money.ts'
import { openPromotion, putPromotion } from '@ante/gateway/promotions/public.ts'
import { chromium } from '@playwright/test'
import type { Page } from '@playwright/test'

import { phone } from '../e2e/kit/phone.ts'
import { installChromium } from '../tools/run/lib/chromium.ts'
import { withDatabase } from './database.ts'
import type { Figure } from './figures.ts'
import { longestWork } from './page-work.ts'
import { claim, signedInPlayers, start } from './rain-players.ts'
import type { Answered, RainPlayer } from './rain-players.ts'

const PLAYERS = 2_000
/** Budget of the rain, less than the total of all rewards. */
const BUDGET = '4000.00'
const SECONDS = 10
const SLOWER = 4
const CODE = 'bench-rain'

/** Measures two thousand players who start simultaneously, and the frame rate of the rain on a slow phone. */
export async function redRain(url: string, dataDir: string): Promise<Figure[]> {
  const ofPlayers = await withDatabase(dataDir, async (database) => {
    await letItRain(database.db, BUDGET)
    const players = await signedInPlayers(database, PLAYERS)
    return [...(await playRain(url, players)), await grantedUnits(database.db)]
  })
  await withDatabase(dataDir, ({ db }) => letItRain(db, '100000.00'))
  return [...ofPlayers, ...(await frames(url))]
}

async function letItRain(db: Db, budget: string): Promise<void> {
  const key = { merchantCode: 'aurora', code: CODE }
  const rules = promotionRules.RAFFLE.parse({ windows: [{ at: '00:00', minutes: 1_440 }], seconds: SECONDS })
  const input = { starts_at: null, ends_at: null, picture: null, quota: null, reward_days: 7, multiple_hundredths: 100 }
  await putPromotion(db, key, {
    ...input,
    type: 'RAFFLE',
    texts: { EN: { title: 'Rain of the bench', summary: '', terms: [] } },
    position: -100,
    audience: { kind: 'all' },
    budget: unitsOf(budget),
    rules,
  })
  await openPromotion(db, key, new Date())
}

async function playRain(url: string, players: RainPlayer[]): Promise<Figure[]> {
  const startedPlays = await Promise.all(players.map((player) => start(url, player, CODE)))
  await pause((SECONDS + 1) * 1_000)
  const plays = startedPlays.flatMap(({ value }, index) => {
    const answer = parsedOutput(startRedRain, value)
    const player = players[index]
    return answer && player ? [{ player, playId: answer.play.playId }] : []
  })
  const ended = await Promise.all(plays.map(({ player, playId }) => claim(url, player, playId)))
  return [
    [`${PLAYERS.toLocaleString('en')} players begin at the same time: median, p99, slowest`, latencies(startedPlays)],
    [
      `${plays.length.toLocaleString('en')} players who began before the budget was spent end at the same time`,
      latencies(ended),
    ],
  ]
}

function latencies(answers: readonly Answered[]): string {
  const sorted = answers.map(({ ms }) => ms).toSorted((a, b) => a - b)
  const at = (share: number) =>
    `${(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0).toFixed(0)} ms`
  return `${at(0.5)}, ${at(0.99)}, ${at(1)}`
}

async function grantedUnits(db: Db): Promise<Figure> {
  const { granted_amount: units } = await db
    .selectFrom('promotion')
    .select('granted_amount')
    .where('code', '=', CODE)
    .executeTakeFirstOrThrow()
  return [`paid of the budget of ${BUDGET}`, (Number(units) / 10_000).toFixed(2)]
}

/** Measures the frame times of a rain, on a processor throttled to a quarter of this one's speed. */
async function frames(url: string): Promise<Figure[]> {
  installChromium()
  const { launchOptions, ...device } = phone
  const browser = await chromium.launch(launchOptions)
  try {
    const page = await (await browser.newContext({ ...device, serviceWorkers: 'block' })).newPage()
    await signIn(page, url)
    await page.goto(`${url}/m/redRain`)
    await page.getByRole('button', { name: 'Start', exact: true }).tap()
    await page.locator('dialog [data-sky] > span').first().waitFor()
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await browser.startTracing(page, { categories: ['toplevel'] })
    const took = await page.evaluate(watchFrames, (SECONDS - 4) * 1_000)
    return [
      [`frames of a red envelope rain, ${SLOWER} × slower processor`, describeFrames(took)],
      ['longest main thread task', longestWork(await browser.stopTracing())],
    ]
  } finally {
    await browser.close()
  }
}

async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/m/login`)
  await page.getByRole('textbox', { name: 'Username', exact: true }).fill('player02')
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.locator('button[type="submit"]').tap()
  await page.getByRole('button', { name: 'Hide balance' }).waitFor()
}

/** Runs in the page: records the duration of each frame. */
async function watchFrames(forMs: number): Promise<number[]> {
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
  const frameTimes: number[] = []
  const startedAt = performance.now()
  let last = await frame()
  while (performance.now() - startedAt < forMs) {
    const now = await frame()
    frameTimes.push(now - last)
    last = now
  }
  return frameTimes
}

function describeFrames(durations: readonly number[]): string {
  const sorted = durations.toSorted((a, b) => a - b)
  const at = (share: number) =>
    `${(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0).toFixed(1)} ms`
  const seconds = durations.reduce((sum, ms) => sum + ms, 0) / 1_000
  return `${(durations.length / seconds).toFixed(1)} a second; median ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}, slowest ${at(1)}`
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
