import type { Locator, Page } from '@playwright/test'

import { openAwake } from './kit/awake.ts'
import { BOTH } from './kit/brand.ts'
import { expect, test } from './kit/journey.ts'
import { signUp, signIn } from './kit/session.ts'
import { newPlayer } from './kit/newcomer.ts'

/** The game that is drawn most often: its next draw is never far. */
const FAST = 'FFC30'
const MINUTE = 'FFC60'
/** Half a minute, and a busy machine. */
const NEXT_DRAW = { timeout: 60_000 }

const NUMERO = /^\d{8}-\d{4}$/

const WRONG_BY_MS = 37 * 60_000 + 12_345

/** A phone whose owner has set its clock wrong. */
const setClockWrong = (page: Page) =>
  page.addInitScript({
    content: `{
      const Right = Date
      const now = () => Right.now() + ${WRONG_BY_MS}
      globalThis.Date = class extends Right {
        constructor(...given) { super(...(given.length > 0 ? given : [now()])) }
        static now() { return now() }
      }
    }`,
  })

const main = (page: Page) => page.locator('main')
const rowOf = (page: Page, gameCode: string) =>
  main(page)
    .getByRole('tabpanel')
    .locator('li', { has: page.locator(`a[href="/m/lotteryBet?game=${gameCode}"]`) })

/** A clock on the screen in seconds; NaN while it is not known. */
function secondsOf(clock: string): number {
  return clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
}

/**
 * What is left of a game by the gateway's own word, taken by the clock of this machine, which is the gateway's: until it is locked, and
 * then until it is drawn.
 */
async function secondsLeft(page: Page, gameCode: string): Promise<number> {
  const issue = await page.evaluate(async (code) => {
    const headers = { Merchant: document.documentElement.dataset['merchant'] ?? '' }
    const answer = (await (await fetch('/lgw/games/opened/numero', { headers })).json()) as {
      value: { games: { gameCode: string; current: { lockAt: string; drawAt: string } }[] }
    }
    return answer.value.games.find((game) => game.gameCode === code)?.current
  }, gameCode)
  const left = (moment = '') => (Date.parse(moment) - Date.now()) / 1000
  return left(issue?.lockAt) > 0 ? left(issue?.lockAt) : left(issue?.drawAt)
}

/** Waits until another issue stands there, and tells which one did before. */
async function followed(issue: Locator): Promise<string> {
  await expect(issue).toHaveText(NUMERO)
  const before = (await issue.textContent()) ?? ''
  await expect(issue).not.toHaveText(before, NEXT_DRAW)
  return before
}

const firstDraw = (page: Page) => main(page).locator('li bdi').first()

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

// rules: lottery-1
test('a phone with a wrong clock counts down by the gateway’s', async ({ page }) => {
  await setClockWrong(page)
  await openAwake(page, '/m/lottery')
  const clock = rowOf(page, 'SSC1200').getByRole('timer')
  await expect(clock).toHaveText(/^\d+(:\d\d)+$/)
  await expect
    .poll(async () => {
      const left = await secondsLeft(page, 'SSC1200')
      return Math.abs(secondsOf((await clock.textContent()) ?? '') - left) <= 2
    })
    .toBe(true)
})

// rules: lottery-2
test('draws come by themselves while somebody looks @aurora', async ({ page, say }) => {
  const [past, results] = [await page.context().newPage(), await page.context().newPage()]
  await openAwake(page, '/m/lottery?tab=ssc')
  await openAwake(past, `/m/lotteryDraws?game=${FAST}`)
  await openAwake(results, '/m/startLottery?tab=ssc')
  const links = main(results).getByRole('link', { name: say('History') })
  await expect(links.first()).toHaveAttribute('href', `/m/lotteryDraws?game=${FAST}`)
  const issue = rowOf(page, FAST).locator('[dir=ltr]').filter({ hasText: NUMERO })

  const [, before] = await Promise.all([
    followed(issue),
    // Nobody asks for these again: the stream tells it.
    followed(firstDraw(past)),
    followed(main(results).locator('section bdi').first()),
  ])
  await expect(main(past).getByText(before)).toHaveCount(1)
})

test('what a visitor has starred is his when he signs in, on every device', async ({ page, context, say }) => {
  const player = newPlayer()
  const star = (from: Page, game: string) => rowOf(from, game).getByRole('button')
  await signUp(page, player)
  await page.evaluate(() => sessionStorage.clear())
  await openAwake(page, '/m/lottery?tab=pk10')
  await star(page, 'PK1060').tap()
  await signIn(page, player, '/m/lottery?tab=pk10')
  await expect(star(page, 'PK1060')).toHaveAttribute('aria-pressed', 'true')

  const other = await context.newPage()
  await signIn(other, player, '/m/lottery?tab=pk10')
  await expect(star(other, 'PK1060')).toHaveAttribute('aria-pressed', 'true')
  await star(other, 'PK10300').tap()
  await expect(star(other, 'PK10300')).toHaveAttribute('aria-pressed', 'true')
  await expect(star(page, 'PK10300')).toHaveAttribute('aria-pressed', 'true')

  await context.setOffline(true)
  await star(page, 'PK1060').tap()
  await expect(page.getByText(say('Your favourites were not changed. Please try again.'))).toBeVisible()
  await expect(star(page, 'PK1060')).toHaveAttribute('aria-pressed', 'true')
  await context.setOffline(false)
})

test('charts show how the numbers fell, for eyes, fingers and keys', { tag: BOTH }, async ({ page, say }) => {
  await openAwake(page, `/m/lotteryTrend?game=${MINUTE}`)
  const slider = main(page).getByRole('slider')
  const newest = (await slider.getAttribute('aria-valuetext')) ?? ''
  expect(newest).toMatch(/^\d{8}-\d{4}: \d$/)
  await slider.press('ArrowLeft')
  await expect(slider).not.toHaveAttribute('aria-valuetext', newest)
  await expect(main(page).getByRole('table').getByRole('row')).toHaveCount(11)

  await main(page)
    .getByRole('tab', { name: say('Sum') })
    .tap()
  await expect(page).toHaveURL(/tab=sum/)
  await expect(slider).toHaveAttribute('aria-valuetext', /^\d{8}-\d{4}: \d+$/)
  await main(page).getByRole('button', { name: '100' }).tap()
  await expect(slider).toHaveAttribute('max', '100')

  for (const game of [
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
  ]) {
    await openAwake(page, `/m/lotteryTrend?game=${game}`)
    await expect(slider, game).toHaveAttribute('aria-valuetext', /^\d{8}-\d{4}: .+$/)
  }
})

// rules: lottery-2
test('anybody draws a past result again on his own phone', async ({ page, say }) => {
  const proof = main(page)
    .locator('section')
    .filter({ hasText: say('The proof') })
  const toProofs = main(page).locator('a[href^="/m/lotteryVerify?"]')

  await test.step('the secret of a day that runs is not told yet, and the page says from when on it is', async () => {
    await openAwake(page, `/m/lotteryDraws?game=${MINUTE}`)
    await toProofs.first().tap()
    await page.waitForURL(/\/m\/lotteryVerify\?game=FFC60&numero=\d{8}-\d{4}$/)
    await expect(proof).toBeVisible()
    await expect(proof.locator('> button')).toHaveCount(0)
  })

  await test.step('that of a day that is over is, and gives the same numbers', async () => {
    await openAwake(page, '/m/lotteryDraws?game=D3D')
    // The first may be of today.
    await toProofs.nth(1).tap()
    await proof.locator('> button').tap()
    await expect(main(page).getByText(say('Fair: this phone drew exactly these numbers.'))).toBeVisible()
  })
})

test('where the draws do not come the page says so, and shows them once they do @aurora', async ({ page, say }) => {
  const running = '**/lgw/games/opened/**'
  for (const address of ['/m/lottery', '/m/startLottery']) {
    await page.route(running, (route) => route.fulfill({ status: 500, json: {} }))
    await openAwake(page, address)
    await expect(page.getByRole('alert').getByText(say('This did not load')), address).toBeVisible()
    await page.unroute(running)
    await page.getByRole('button', { name: say('Try again') }).tap()
    await expect(main(page).getByRole('tab').first(), address).toBeVisible()
  }
})
