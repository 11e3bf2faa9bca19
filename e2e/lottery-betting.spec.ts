import type { Locator, Page } from '@playwright/test'

import { openAwake } from './kit/awake.ts'
import { barriersInDeepRun } from './kit/barriers.ts'
import { expect, test } from './kit/journey.ts'
import { giveMoney } from './kit/ledger.ts'
import { myBets, settledOf } from './kit/lottery-bets.ts'
import { newName } from './kit/newcomer.ts'
import { operate } from './kit/operator.ts'
import { signUp } from './kit/session.ts'
import { register, tryLogIn } from './kit/steps.ts'
import type { Say } from './kit/words.ts'

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

const GIVEN = 30_000n
/** Drawn within the minute: these are followed to their end. */
const QUICK = ['FFC30', 'FF11X5', 'PK1060', 'K360', 'LUCKY28', 'VNVIP45', 'WINGO30', 'BAUCUA60', 'XOCDIA45', 'COLOUR60']
/** These are drawn later, or of another shape: the bet stands. */
const SLOW = ['LHC300', 'THAI300', 'LAO300', 'F4D300', 'KENO300', 'PL3', 'PL5', 'SICBO60', 'MARBLE60', 'FIVED60']

const sheetOf = (page: Page, say: Say, name: string) => page.getByRole('dialog', { name: say(name), exact: true })
const press = (place: Page | Locator, say: Say, name: string) =>
  place.getByRole('button', { name: say(name), exact: true }).tap()

/** How the button of a cart with one row in it ends, isolated or not; that of the last result ends with its digits. */
const ONE = /[^\d\s]\s*1\u2069?$/

/** The group of plays on the last three digits: its name has the number in it. */
const pressLastThree = (page: Page, say: Say) =>
  page.getByRole('button', { name: say('Last {count}').replace('{count}', '3'), exact: true }).tap()

/** Confirms what stands in the sheet; an issue that closes meanwhile is waited for, or gone on from. */
async function confirm(page: Page, say: Say): Promise<Locator> {
  const sheet = sheetOf(page, say, 'Confirm the bet')
  const done = sheet.getByText(say('Bet placed'))
  const next = sheet.getByRole('button', { name: say('Bet on the next issue') })
  const go = sheet.getByRole('button', { name: say('Confirm'), exact: true })
  await expect(async () => {
    if (await next.isVisible()) await next.tap()
    if ((await go.isVisible()) && (await go.isEnabled())) await go.tap()
    await expect(done).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 60_000 })
  return sheet
}

/** Lets chance pick one row of a game's first play, and bets on it. */
async function betAtRandom(page: Page, say: Say, game: string): Promise<void> {
  await openAwake(page, `/m/lotteryBet?game=${game}`)
  await press(page, say, 'Random')
  await press(page, say, 'Bet now')
  await confirm(page, say)
}

async function newMember(page: Page, merchant: string): Promise<string> {
  const username = newName()
  await signUp(page, { username, password: 'Demo2026' })
  await giveMoney(username, merchant, GIVEN)
  return username
}

test('bets of every family are taken, and those that are drawn are settled to the cent @aurora', async ({
  page,
  say,
  merchant,
}) => {
  await newMember(page, merchant)

  await test.step('each family has a page to bet on', async () => {
    for (const game of [...SLOW, ...QUICK]) {
      await betAtRandom(page, say, game)
      if (game === 'LHC300') expect.soft(await barriersInDeepRun(page), game).toEqual([])
    }
    const bets = await myBets(page)
    expect(new Set(bets.map(({ gameCode }) => gameCode))).toEqual(new Set([...SLOW, ...QUICK]))
  })

  await test.step('the draws come, and the money agrees with them', async () => {
    await expect.poll(async () => (await settledOf(page, QUICK)).length, { timeout: 100_000 }).toBe(QUICK.length)
    const { staked, came, balance } = await myBets(page).then((bets) => page.evaluate(sumsOf, bets))
    // The wallets tell whole cents.
    const left = Number(GIVEN) * 10_000 - staked + came
    expect(balance).toBe(left - (left % 100))
  })
})

/** In the browser, which is signed in: what the bets took and brought, and what is there, in 1/10,000. */
async function sumsOf(
  bets: { planBettingAmount: string; winningAmount: string; rebateAmount: string; refundAmount: string }[],
) {
  const units = (text: string) => Math.round(Number(text) * 10_000)
  const session = JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '{}') as {
    token: string
    merchantCode: string
  }
  const headers = { Authorization: session.token, Merchant: session.merchantCode }
  const answer = await fetch('/wps/wallets/balance?typeId=0', { headers })
  const { value } = (await answer.json()) as { value: { balance: { accountTypeId: number; availBalance: string }[] } }
  const own = value.balance.filter(({ accountTypeId }) => accountTypeId === 2 || accountTypeId === 4)
  return {
    staked: bets.reduce((sum, one) => sum + units(one.planBettingAmount), 0),
    came: bets.reduce(
      (sum, one) => sum + units(one.winningAmount) + units(one.rebateAmount) + units(one.refundAmount),
      0,
    ),
    balance: own.reduce((sum, { availBalance }) => sum + units(availBalance), 0),
  }
}

/** Issues of the game in hand that come, from so many after the running one on. */
function chosenIssues(page: Page, later: number): Promise<string[]> {
  return page.evaluate(async (from) => {
    const headers = { Merchant: document.documentElement.dataset['merchant'] ?? '' }
    const games = (await (await fetch('/lgw/games', { headers })).json()) as {
      value: { games: { gameCode: string; gameId: number }[] }
    }
    const gameId = games.value.games.find(({ gameCode }) => gameCode === 'SSC300')?.gameId
    const near = (await (await fetch(`/lgw/numeros/near?gameId=${gameId}&count=9`, { headers })).json()) as {
      value: { coming: { numero: string }[] }
    }
    return near.value.coming.slice(from).map(({ numero }) => numero)
  }, later)
}

// rules: lottery-3
test('a cart outlives a reload, is changed, and is bet as a chase', async ({ page, say, merchant }) => {
  await newMember(page, merchant)
  await openAwake(page, '/m/lotteryBet?game=SSC300&type=tradition')
  const board = page
    .getByRole('main')
    .locator('fieldset', { has: page.getByRole('button', { name: '7', exact: true }) })

  await test.step('a row is picked, counted and put by', async () => {
    await pressLastThree(page, say)
    for (const row of [0, 1, 2])
      await board
        .nth(row)
        .getByRole('button', { name: String(row + 3), exact: true })
        .tap()
    await board.nth(0).getByRole('button', { name: '9', exact: true }).tap()
    await expect(
      page
        .getByText('₱4.00')
        .or(page.getByText(/4[.,٫]00|٤٫٠٠/))
        .first(),
    ).toBeVisible()
    expect.soft(await barriersInDeepRun(page), 'the board').toEqual([])
    await press(page, say, 'Add to cart')
  })

  await test.step('it is still there after a reload', async () => {
    await page.reload()
    await openAwake(page, '/m/lotteryBet?game=SSC300&type=tradition')
    await page.getByRole('button', { name: ONE }).and(page.locator('[aria-haspopup=dialog]')).tap()
    const cart = sheetOf(page, say, 'Cart')
    await expect(cart.getByRole('listitem')).toHaveCount(1)
    await cart.getByRole('button', { name: new RegExp(say('Edit')) }).tap()
    await expect(cart).toBeHidden()
    await board.nth(0).getByRole('button', { name: '9', exact: true }).tap()
    await press(page, say, 'Save')
  })

  await test.step('a chase is planned issue by issue, and bet whole', async () => {
    await page.getByRole('button', { name: ONE }).and(page.locator('[aria-haspopup=dialog]')).tap()
    await press(sheetOf(page, say, 'Cart'), say, 'Chase')
    const chase = sheetOf(page, say, 'Chase')
    await press(chase, say, 'Double')
    await expect(chase.getByRole('row')).toHaveCount(6)
    await expect(chase.getByRole('row').last()).toContainText('16')
    expect.soft(await barriersInDeepRun(page), 'a chase').toEqual([])
    await press(chase, say, 'Go on')
    const sheet = sheetOf(page, say, 'Confirm the bet')
    const [third] = await chosenIssues(page, 2)
    await operate('lottery', 'void', merchant, 'SSC300', third ?? '', '--reason', 'the draw was cancelled')
    await press(sheet, say, 'Confirm')
    await press(sheet, say, 'Plan again')
    await press(chase, say, 'Double')
    await expect(chase.getByRole('row').last()).toContainText('16')
    await expect(chase.getByText(third ?? '')).toHaveCount(0)
    await press(chase, say, 'Go on')
    await confirm(page, say)
    const bets = await myBets(page)
    expect(bets.map(({ multiple }) => multiple).sort((one, other) => one - other)).toEqual([1, 2, 4, 8, 16])
    expect(bets.every(({ winningStop }) => winningStop)).toBe(true)
  })
})

// rules: lottery-3
test('typed numbers are read from a file, and what is wrong is told and taken out', async ({ page, say, merchant }) => {
  await newMember(page, merchant)
  await openAwake(page, '/m/lotteryBet?game=FFC60&type=tradition')
  await pressLastThree(page, say)
  await press(page, say, 'Type in')
  const good = Array.from({ length: 900 }, (_, number) => String(number).padStart(3, '0'))
  const text = [...good, '12', 'abc', '001', '1234'].join('\n')

  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'n.txt', mimeType: 'text/plain', buffer: Buffer.from(text) })
  await expect(page.getByText('abc', { exact: true })).toBeVisible()
  expect.soft(await barriersInDeepRun(page), 'typed').toEqual([])
  await press(page, say, 'Remove them')
  await expect(page.getByText('abc', { exact: true })).toBeHidden()
  await press(page, say, 'Bet now')
  await confirm(page, say)
  const [bet] = await myBets(page)
  expect(bet).toMatchObject({ stakes: 900, betType: 4, planBettingAmount: '1800' })

  await test.step('a file that is too large is not read', async () => {
    await press(sheetOf(page, say, 'Confirm the bet'), say, 'Go on betting')
    await press(page, say, 'Type in')
    const buffer = Buffer.alloc(5 * 1024 * 1024 + 1, '1')
    await page.locator('input[type=file]').setInputFiles({ name: 'n.txt', mimeType: 'text/plain', buffer })
    await expect(page.getByText(say('The file is larger than 5 MB. Choose a smaller one.'))).toBeVisible()
  })
})

test('who is not signed in may pick, and finds it in the cart after the login; who has too little is told', async ({
  page,
  say,
}) => {
  const who = { username: newName(), password: 'Demo2026' }
  await register(page, say, who)
  await page.evaluate(() => sessionStorage.clear())
  await openAwake(page, '/m/lotteryBet?game=FFC60&type=tradition')
  await press(page, say, 'Random')
  await press(page, say, 'Bet now')
  await expect(page).toHaveURL(/\/m\/login/)
  await tryLogIn(page, say, who)
  await expect(page).toHaveURL(/\/m\/lotteryBet/)

  await press(page, say, 'Bet now')
  const sheet = sheetOf(page, say, 'Confirm the bet')
  await expect(sheet.getByText(say('There is not enough in your wallets for this bet.'))).toBeVisible()
  await expect(sheet.getByRole('link', { name: say('Deposit') })).toBeVisible()
  expect(await myBets(page)).toEqual([])
})

test('a browser that cannot count exactly is told so, and led to what it can show @aurora', async ({ page, say }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'BigInt'))
  await openAwake(page, '/m/lottery')
  await page.locator('main a[href="/m/lotteryBet?game=FFC60"]').first().tap()
  await expect(page.getByText(say('This browser is too old for lottery bets'))).toBeVisible()
  expect.soft(await barriersInDeepRun(page), 'too old').toEqual([])
  await page.getByRole('link', { name: say('Draw results') }).tap()
  await expect(page).toHaveURL(/\/m\/startLottery/)
  await expect(page.locator('main section bdi').first()).toHaveText(/^\d{8}(-\d{4})?$/)

  // The server's page, which knows of no browser, is taken over.
  await openAwake(page, '/m/lotteryBet?game=FFC60')
  await expect(page.getByText(say('This browser is too old for lottery bets'))).toBeVisible()
  await expect(page.getByRole('tab')).toHaveCount(0)
})
