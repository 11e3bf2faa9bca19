import { listOpenDraws } from '@ante/contract/lottery/draws/open-draws.ts'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '../../lib/calls/call.ts'
import { findAll, findOne, addressParameter } from '../../../test/screens/find.ts'
import { openScreen } from '../../../test/screens/open-screen.tsx'
import { ownGateway } from '../../../test/screens/own-gateway.ts'

ownGateway({ draws: true })

const main = page.getByRole('main')
const DRAW_NUMBER = /\d{8}-\d{4}/
/** Maximum wait for the next draw in milliseconds: half a minute, and a margin for a busy machine. */
const NEXT_DRAW_MS = 45_000

const RightDate = Date
afterEach(() => void (globalThis.Date = RightDate))

const WRONG_BY_MS = 37 * 60_000 + 12_345

/** Simulates a device with a wrong clock. */
function setClockWrong(): void {
  const now = () => RightDate.now() + WRONG_BY_MS
  const skewedDate = (args: unknown[]) => (args.length > 0 ? args : [now()])
  globalThis.Date = new Proxy(RightDate, {
    construct: (target, args) => Reflect.construct(target, skewedDate(args)),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  })
}

const seconds = (clock: string) => clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)

/** Returns the seconds until sales close, or after that until the draw, by the clock that the gateway uses too. */
async function secondsLeft(gameCode: string): Promise<number> {
  const { games } = await call(listOpenDraws, {})
  const current = games.find((game) => game.gameCode === gameCode)?.current
  const untilMoment = (moment = '') => (RightDate.parse(moment) - RightDate.now()) / 1000
  return untilMoment(current?.lockAt) > 0 ? untilMoment(current?.lockAt) : untilMoment(current?.drawAt)
}

// rules: lottery-1
test('a device with a wrong clock counts down by the gateway’s clock', async () => {
  setClockWrong()
  await openScreen('/m/lottery')
  const clock = await findOne('main li:has(a[href="/m/lotteryBet?game=SSC1200"]) [role=timer]')
  await expect.poll(async () => Math.abs(seconds(clock.textContent) - (await secondsLeft('SSC1200'))) <= 2).toBe(true)
})

// rules: lottery-2
test('draws appear automatically', { timeout: 60_000 }, async () => {
  await openScreen('/m/lotteryDraws?game=FFC30', { live: true })
  const latestDraw = () => DRAW_NUMBER.exec(findAll('main li bdi')[0]?.textContent ?? '')?.[0]
  await expect.poll(latestDraw).toMatch(DRAW_NUMBER)
  const before = latestDraw() ?? ''
  await expect.poll(latestDraw, { timeout: NEXT_DRAW_MS }).not.toBe(before)
  expect(findAll('main li bdi').filter(({ textContent }) => textContent.includes(before))).toHaveLength(1)
})

const slider = main.getByRole('slider')
const received = () => findAll('main [role=slider], main input[type=range]')[0]?.getAttribute('aria-valuetext') ?? ''

test.each([
  { merchant: 'aurora', language: 'EN', sum: 'Sum' },
  { merchant: 'lotus', language: 'AR', sum: 'المجموع' },
] as const)(
  'charts of $merchant show the drawn numbers and support touch, keyboard and screen readers',
  async ({ sum, ...brand }) => {
    await openScreen('/m/lotteryTrend?game=FFC60', brand)
    await expect.poll(received).toMatch(/^\d{8}-\d{4}: \d$/)
    const newest = received()
    ;(await findOne('main [role=slider], main input[type=range]')).focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.poll(received).not.toBe(newest)
    expect(findAll('main table tr')).toHaveLength(11)

    await main.getByRole('tab', { name: sum }).click()
    await expect.poll(() => addressParameter('tab')).toBe('sum')
    await expect.poll(received).toMatch(/^\d{8}-\d{4}: \d+$/)
    ;[...findAll('main button')].find(({ textContent }) => textContent === '100')?.click()
    await expect.element(slider).toHaveAttribute('max', '100')
  },
)

const FAMILIES = [
  'KENO300',
  'FF11X5',
  'PK1060',
  'K360',
  'LUCKY28',
  'VNVIP45',
  'WINGO30',
  'BAUCUA60',
  'XOCDIA45',
  'THAI300',
]

test.each(FAMILIES)('%s has a chart', async (game) => {
  await openScreen(`/m/lotteryTrend?game=${game}`)
  await expect.poll(received).toMatch(/^\d{8}-\d{4}: .+$/)
})

const PROOFS = 'main a[href^="/m/lotteryVerify?"]'
const proof = main.getByRole('heading', { name: 'Proof' })
const check = main.getByRole('button', { name: 'Verify' })

// rules: lottery-2
test('the secret of the current day is not revealed yet, and the page shows when it will be', async () => {
  await openScreen('/m/lotteryDraws?game=FFC60')
  ;(await findOne(PROOFS)).click()
  await expect
    .poll(() => location.pathname + location.search)
    .toMatch(/^\/m\/lotteryVerify\?game=FFC60&numero=\d{8}-\d{4}$/)
  await expect.element(proof).toBeVisible()
  await expect.element(main.getByText(/^The seed is revealed when the day is over/)).toBeVisible()
  expect(check.elements()).toHaveLength(0)
})

// rules: lottery-2
test('any visitor can verify a result of a past day on their own device', async () => {
  await openScreen('/m/lotteryDraws?game=D3D')
  await findOne(PROOFS)
  // The first draw may be of today, whose secret is not revealed yet.
  findAll(PROOFS)[1]?.click()
  await check.click()
  await expect.element(main.getByText('Fair: this phone drew exactly these numbers.')).toBeVisible()
})
