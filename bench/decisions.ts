import { changeSettings } from '@ante/gateway/cashier/test/withdrawer.ts'
import { queuedWithdrawals } from '@ante/gateway/cashier/test/queued-withdrawals.ts'
import { CONSOLE, codeOf, newStaff, STAFF_PASSWORD } from '@ante/gateway/staff/test/staff-members.ts'
import { startGateway } from '@ante/gateway/test'
import { TEST_SERVER_VARIABLE } from '@ante/embedded-postgres/test-server.ts'
import { chromium } from '@playwright/test'
import type { Page } from '@playwright/test'

import { launchOptions } from '../e2e/kit/phone.ts'
import { installChromium } from '../tools/run/lib/chromium.ts'
import { gatewayNote } from './database.ts'
import { median } from './figures.ts'
import type { Figure } from './figures.ts'

const MERCHANT = 'lotus'
const WITHDRAWALS = 200
/** Maximum time in milliseconds from a decision to the details of the next withdrawal. */
const GOAL_MS = 100
/** Path of the call that decides. */
const DECISION = /\/withdrawals\/[^/]+\/(approve|reject)/
/** One decision in this number is a rejection. */
const REJECTED = 10

/**
 * Measures how fast a person decides withdrawals by keyboard alone, in a browser with the built console: from the key
 * that confirms a decision to the frame that shows the next withdrawal with its checks.
 */
export async function decisions(_: string, dataDir: string): Promise<Figure[]> {
  installChromium()
  const { databaseUrl } = await gatewayNote(dataDir)
  // A gateway in this process, with a database of its own on the same server, so that withdrawals can be put in review.
  process.env[TEST_SERVER_VARIABLE] = databaseUrl
  const gateway = await startGateway()
  const browser = await chromium.launch(launchOptions)
  try {
    await changeSettings(gateway, { payoutProvider: null }, MERCHANT)
    const ids = await queuedWithdrawals(gateway, { merchantCode: MERCHANT, count: WITHDRAWALS, amount: '150.00' })
    const staff = await newStaff(gateway, { roles: [['finance', MERCHANT]] })
    const { port } = new URL(gateway.url)
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, baseURL: `http://${CONSOLE}:${port}` })
    await page.goto('/')
    await page.getByLabel('Email address').fill(staff.mail)
    await page.getByLabel('Password', { exact: true }).fill(STAFF_PASSWORD)
    await page.keyboard.press('Enter')
    await page.getByLabel('Code of your authenticator app').fill(codeOf(gateway, staff))
    await page.keyboard.press('Enter')
    await page.getByRole('navigation').first().waitFor()
    const startedAt = performance.now()
    const times = await decideAll(page, ids)
    const seconds = (performance.now() - startedAt) / 1000
    const decided = await gateway.ports.db
      .selectFrom('withdrawal')
      .select((row) => row.fn.countAll<string>().as('count'))
      .where('id', 'in', ids)
      .where('state', '!=', 'REVIEW')
      .executeTakeFirstOrThrow()
    return [
      ['withdrawals decided by keyboard', `${decided.count} of ${WITHDRAWALS} in ${seconds.toFixed(0)} s`],
      ['next one shown, after the confirming key', spread(times.map(({ afterKey }) => afterKey))],
      [
        'and after the answer of the gateway',
        `${spread(times.map(({ afterAnswer }) => afterAnswer))} (goal: ${GOAL_MS})`,
      ],
    ]
  } finally {
    await browser.close()
    await gateway.stop()
  }
}

interface Times {
  /** Milliseconds from the key that confirms a decision until the next withdrawal is shown. */
  afterKey: number
  /** The part of `afterKey` after the gateway's answer. */
  afterAnswer: number
}

function spread(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN
  return `median ${median(sorted).toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`
}

async function decideAll(page: Page, ids: readonly string[]): Promise<Times[]> {
  await page.goto(`/m/${MERCHANT}/withdrawals`)
  await page.getByRole('grid', { name: 'Withdrawals' }).waitFor()
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  const times: Times[] = []
  for (const [index, id] of ids.entries()) {
    await page.getByRole('complementary').getByText(id, { exact: true }).waitFor()
    await page.keyboard.press(index % REJECTED === REJECTED - 1 ? 'r' : 'a')
    const next = ids[index + 1]
    const shown = next === undefined ? null : page.evaluate(timeFromEnter, { id: next, decision: DECISION.source })
    await page.getByRole('complementary').locator('form').waitFor()
    await page.keyboard.press('Enter')
    if (shown) times.push(await shown)
  }
  await page.getByText('Nothing to review').waitFor()
  return times
}

/** Runs in the page: measures the time from the next Enter to the frame that shows the withdrawal. */
function timeFromEnter({ id, decision }: { id: string; decision: string }): Promise<Times> {
  performance.clearResourceTimings()
  return new Promise((resolve) => {
    let pressedAt = 0
    const recordKey = ({ key, timeStamp }: KeyboardEvent) => {
      if (key !== 'Enter') return
      pressedAt = timeStamp
      removeEventListener('keydown', recordKey, true)
    }
    addEventListener('keydown', recordKey, true)
    const finish = () => {
      const call = performance
        .getEntriesByType('resource')
        .find(({ name, startTime }) => startTime >= pressedAt && new RegExp(decision).test(name))
      const answeredAt = call instanceof PerformanceResourceTiming ? call.responseEnd : Number.NaN
      const shownAt = performance.now()
      resolve({ afterKey: shownAt - pressedAt, afterAnswer: shownAt - answeredAt })
    }
    const look = () => {
      const isShown = document.querySelector('aside')?.textContent.includes(id) ?? false
      requestAnimationFrame(pressedAt === 0 || !isShown ? look : finish)
    }
    requestAnimationFrame(look)
  })
}
