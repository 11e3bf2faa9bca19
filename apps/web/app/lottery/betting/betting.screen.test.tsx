import { getNearDraws } from '@ante/contract/lottery/draws/open-draws.ts'
import { listLotteryGames } from '@ante/contract/lottery/games/list-games.ts'
import { todaysOrders } from '@ante/contract/lottery/orders/orders.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '../../lib/calls/call.ts'
import { accessibilityViolations } from '../../../test/screens/accessibility-violations.ts'
import { findAll, findOne } from '../../../test/screens/find.ts'
import { shareOfGate } from '../../../test/screens/gate-share.ts'
import { loginSheet, logInByForm } from '../../../test/screens/log-in.ts'
import { newMember, openScreen } from '../../../test/screens/open-screen.tsx'
import { runOperator, ownGateway } from '../../../test/screens/own-gateway.ts'
import { cartsOf } from './cart/cart-text.ts'

ownGateway()

/**
 * Maximum time without an open draw in milliseconds, between sales close and the draw: 20 s in games of five minutes.
 */
const CLOSED_MS = 40_000
/** Maximum time that the test needs to plan and place a chase, in milliseconds. */
const CHASE_MS = 45_000
/** A digit game with draws around the clock, so that the test passes at every hour. */
const CHASE_GAME = 'SSC300'
const BALANCE = '30000.00'
/** One game of each family, and of each shape of board. */
const GAMES = 'FFC30 FF11X5 PK1060 K360 LUCKY28 VNVIP45 WINGO30 BAUCUA60 XOCDIA45 COLOUR60 '
  .concat('LHC300 THAI300 LAO300 F4D300 KENO300 PL3 PL5 SICBO60 MARBLE60 FIVED60')
  .split(' ')

const main = page.getByRole('main')
const sheet = (name: string) => page.getByRole('dialog', { name, exact: true })
const press = (name: string) => main.getByRole('button', { name, exact: true }).click()

/** Chooses a group of the game's plays in the picker. */
async function choosePlay(group: string): Promise<void> {
  await page.getByRole('heading', { level: 1 }).getByRole('button').click()
  const groups = page.getByRole('dialog').getByRole('group', { name: 'Group', exact: true })
  await groups.getByRole('button', { name: group, exact: true }).click()
  const plays = page.getByRole('dialog').getByRole('group', { name: 'Bet type', exact: true })
  await plays.getByRole('button').first().click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
}

/** Confirms the bet in the sheet; if its draw closes meanwhile, confirms for the next one. */
async function confirm(): Promise<void> {
  const confirming = sheet('Confirm bet')
  const tap = (name: string) =>
    confirming
      .getByRole('button', { name, exact: true })
      .elements()
      .find((button) => button.matches(':enabled'))
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect
    .poll(
      () => {
        const isPlaced = confirming.getByText('Bet placed').elements().length > 0
        if (!isPlaced) tap('Bet on next draw')
        if (!isPlaced) tap('Confirm')
        return isPlaced
      },
      { interval: 200, timeout: CLOSED_MS },
    )
    .toBe(true)
}

const myBets = async () => (await call(todaysOrders, { size: 100 })).orders.content

test.each(shareOfGate(GAMES))('a random bet on %s is accepted', { timeout: 2 * CLOSED_MS }, async (gameCode) => {
  await openScreen(`/m/lotteryBet?game=${gameCode}`, { member: await newMember({ balance: BALANCE }) })
  await press('Random')
  await press('Bet now')
  await confirm()
  expect((await myBets()).map((bet) => bet.gameCode)).toEqual([gameCode])
})

/** Rows of a digit board. */
const rowsOfBoard = main.getByRole('group').filter({ has: page.getByRole('button', { name: '7', exact: true }) })
const tapBall = (row: number, number: number) =>
  rowsOfBoard
    .nth(row)
    .getByRole('button', { name: String(number), exact: true })
    .click()

/** The cart button, which shows the number of rows. */
const CART = 'main button[aria-haspopup=dialog]'
const openCart = () =>
  findAll(CART)
    .find(({ textContent, ariaLabel }) => /[^\d\s]\s*1$/.test((ariaLabel ?? textContent).replaceAll(/[⁦-⁩]/g, '')))
    ?.click()

async function readNearDraws() {
  const { games } = await call(listLotteryGames, {})
  const gameId = games.find(({ gameCode }) => gameCode === CHASE_GAME)?.gameId ?? 0
  return call(getNearDraws, { gameId, count: 9 })
}

const thirdComingDraw = async () => (await readNearDraws()).coming[2]?.drawNumber ?? ''

/** Waits until the current draw stays open long enough to place a chase, because a closed draw needs a new plan. */
const drawStaysOpen = () =>
  expect
    .poll(async () => (await readNearDraws()).currentDraw?.remainTime, { timeout: 2 * CHASE_MS, interval: 1_000 })
    .toBeGreaterThan(CHASE_MS)

// rules: lottery-3
test(
  'a cart is stored by the tab, changed, and bet as a chase that is planned again where a draw is cancelled',
  { timeout: 4 * CHASE_MS },
  async () => {
    await openScreen('/m/lottery')
    await drawStaysOpen()
    await openScreen(`/m/lotteryBet?game=${CHASE_GAME}&type=tradition`, {
      member: await newMember({ balance: BALANCE }),
    })
    await choosePlay('Last 3')
    for (const row of [0, 1, 2]) await tapBall(row, row + 3)
    await tapBall(0, 9)
    await expect.element(main.getByText('₱4.00').first()).toBeVisible()
    expect(await accessibilityViolations()).toEqual([])
    await press('Add to cart')
    await expect.poll(() => cartsOf(sessionStorage.getItem('lotteryCart') ?? '')?.[0]?.rows.length).toBe(1)

    openCart()
    const cart = sheet('Cart')
    await cart.getByRole('button', { name: /Edit/ }).click()
    await expect.element(cart).not.toBeInTheDocument()
    await tapBall(0, 9)
    await press('Save')

    await expect.poll(() => (openCart(), cart.elements().length)).toBe(1)
    await cart.getByRole('button', { name: 'Chase', exact: true }).click()
    const chase = sheet('Chase')
    const rows = () =>
      chase
        .getByRole('row')
        .elements()
        .map(({ textContent }) => textContent)
    const plan = async () => {
      await chase.getByRole('button', { name: 'Double', exact: true }).click()
      await expect.poll(() => rows().length).toBe(6)
      expect(rows()[5]).toContain('16')
    }
    await plan()
    expect(await accessibilityViolations()).toEqual([])
    await chase.getByRole('button', { name: 'Continue', exact: true }).click()
    const third = await thirdComingDraw()
    await runOperator('lottery', 'void-draw', 'aurora', CHASE_GAME, third, '--reason', 'the draw was cancelled')
    await sheet('Confirm bet').getByRole('button', { name: 'Confirm', exact: true }).click()
    await sheet('Confirm bet').getByRole('button', { name: 'Update plan', exact: true }).click()
    await plan()
    expect(rows().join()).not.toContain(third)
    await chase.getByRole('button', { name: 'Continue', exact: true }).click()
    await confirm()
    const bets = await myBets()
    expect(bets.map(({ multiple }) => multiple).sort((less, more) => less - more)).toEqual([1, 2, 4, 8, 16])
    expect(bets.every(({ winningStop }) => winningStop)).toBe(true)
  },
)

// rules: lottery-3
test(
  'typed numbers are read from a file, and invalid ones are reported and removed',
  { timeout: 3 * CLOSED_MS },
  async () => {
    await openScreen('/m/lotteryBet?game=FFC60&type=tradition', { member: await newMember({ balance: BALANCE }) })
    const upload = async (content: string) =>
      userEvent.upload(await findOne('input[type=file]'), new File([content], 'n.txt', { type: 'text/plain' }))
    const validEntries = Array.from({ length: 900 }, (_, number) => String(number).padStart(3, '0'))
    await choosePlay('Last 3')
    await press('Manual entry')
    await upload([...validEntries, '12', 'abc', '001', '1234'].join('\n'))
    const invalidEntry = page.getByText('abc', { exact: true })
    await expect.element(invalidEntry).toBeVisible()
    expect(await accessibilityViolations()).toEqual([])
    await press('Remove')
    await expect.element(invalidEntry).not.toBeInTheDocument()
    await press('Bet now')
    await confirm()
    expect(await myBets()).toMatchObject([{ stakes: 900, betType: 4, planBettingAmount: '1800' }])

    await sheet('Confirm bet').getByRole('button', { name: 'Continue betting', exact: true }).click()
    await press('Manual entry')
    await upload('1'.repeat(5 * 1024 * 1024 + 1))
    await expect.element(page.getByText('The file is larger than 5 MB. Choose a smaller one.')).toBeVisible()
  },
)

test('a visitor picks numbers and finds them in the cart after the login; an insufficient balance is reported', async () => {
  const member = await newMember()
  await openScreen('/m/lotteryBet?game=LUCKY28')
  await press('Random')
  await press('Bet now')
  await expect.element(loginSheet).toBeVisible()
  await logInByForm(member)
  await expect.element(loginSheet).not.toBeInTheDocument()
  expect(location.pathname).toBe('/m/lotteryBet')

  // After the login the cart opens, so that the visitor sees the picks before paying.
  await sheet('Cart').getByRole('button', { name: 'Bet now', exact: true }).click()
  const confirming = sheet('Confirm bet')
  await expect.element(confirming.getByText('Your wallet balance is too low for this bet.')).toBeVisible()
  await expect.element(confirming.getByRole('link', { name: 'Deposit' })).toBeVisible()
  expect(await myBets()).toEqual([])
})

test(
  'the last bet is repeated as it was, in two taps and without the picks of the board',
  { timeout: 3 * CLOSED_MS },
  async () => {
    await openScreen('/m/lotteryBet?game=FFC60&type=tradition', { member: await newMember({ balance: BALANCE }) })
    await press('Repeat last bet')
    await expect.element(page.getByText('No bets on this game in the last 7 days.')).toBeVisible()
    await press('Random')
    await press('Add to cart')
    await press('Random')
    await press('Add to cart')
    await press('Bet now')
    await confirm()
    await sheet('Confirm bet').getByRole('button', { name: 'Continue betting', exact: true }).click()
    await expect.element(sheet('Confirm bet')).not.toBeInTheDocument()

    await press('Random')
    await press('Repeat last bet')
    await confirm()
    const bets = await myBets()
    expect(
      bets
        .map(({ content }) => content)
        .slice(0, 2)
        .sort(),
    ).toEqual(
      bets
        .map(({ content }) => content)
        .slice(2)
        .sort(),
    )
    await sheet('Confirm bet').getByRole('button', { name: 'Continue betting', exact: true }).click()
    await expect.element(main.getByText('1 stake', { exact: false }).first()).toBeVisible()
  },
)

test('saved numbers are put on the board of their play, on any game of the family, for their member only', async () => {
  const member = await newMember({ balance: BALANCE })
  await openScreen('/m/lotteryBet?game=FFC60&type=tradition', { member })
  await choosePlay('Last 3')
  for (const row of [0, 1, 2]) await tapBall(row, row + 3)
  await press('My numbers')
  const numbers = sheet('My numbers')
  await numbers.getByRole('button', { name: 'Save these numbers', exact: true }).click()
  await expect.element(numbers.getByText('3 | 4 | 5')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])

  await openScreen('/m/lotteryBet?game=SSC300&type=tradition', { member })
  await press('My numbers')
  await numbers.getByRole('button', { name: /^Use/ }).click()
  await expect.element(main.getByText('₱2.00').first()).toBeVisible()
  expect(rowsOfBoard.nth(2).getByRole('button', { name: '5', exact: true }).element().ariaPressed).toBe('true')

  await openScreen('/m/lotteryBet?game=FFC60&type=tradition', { member: await newMember() })
  await press('My numbers')
  await expect.element(numbers.getByText('No saved numbers yet')).toBeVisible()
})
