import { readFile } from 'node:fs/promises'

import type { Locator, Page } from '@playwright/test'

import { openHydrated } from './kit/hydrated.ts'
import { violationsInDeepRun } from './kit/accessibility-violations.ts'
import { staticCentsOf } from './kit/figures.ts'
import { expect, test } from './kit/journey.ts'
import { creditMember } from './kit/ledger.ts'
import { cancelByCall, placeBets } from './kit/lottery.ts'
import { newPlayer } from './kit/newcomer.ts'
import { runOperator } from './kit/operator.ts'
import { signUp } from './kit/session.ts'
import type { Translate } from './kit/texts.ts'

const STARTING_BALANCE = 1_000n
/** A lottery with a draw every half minute, for short waits. */
const QUICK = 'FFC30'
/** A lottery with a draw every five minutes, for chases. */
const SLOW = 'SSC300'
/** Maximum wait for a draw, in milliseconds. */
const DRAW_MS = 60_000

const DRAW_NUMBER = /^\d{8}-\d{4}$/

const lines = (page: Page) => page.locator('main li > a[href^="/m/lotteryOrder?"]')
const sum = (page: Page, name: string) =>
  page
    .locator('main dl')
    .first()
    .locator('div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd')
const search = (page: Page) => new URL(page.url()).searchParams
const part = (page: Page, t: Translate, name: string) => page.getByRole('region', { name: t(name), exact: true })

/** Opens the lobby and the results in other pages; the returned function asserts that both show a new draw. */
async function draws(page: Page): Promise<() => Promise<void>> {
  const places = [
    ['/m/lottery?tab=ssc', `main [role=tabpanel] li:has(a[href="/m/lotteryBet?game=${QUICK}"]) bdi`],
    ['/m/startLottery?tab=ssc', 'main section bdi'],
  ] as const
  const before: [Locator, string][] = []
  for (const [address, expectedPage] of places) {
    const tab = await page.context().newPage()
    await openHydrated(tab, address)
    const latestDraw = tab.locator(expectedPage).filter({ hasText: DRAW_NUMBER }).first()
    before.push([latestDraw, await latestDraw.innerText()])
  }
  await page.bringToFront()
  return async () => {
    for (const [latestDraw, text] of before) await expect(latestDraw).not.toHaveText(text)
  }
}

test('a member follows lottery bets to their end @aurora', async ({ page, t, merchant }) => {
  const player = newPlayer()
  let quick = ''
  let chase: string[] = []

  await test.step('without bets the page shows a message and a link to the lotteries', async () => {
    await signUp(page, player)
    await creditMember(player.username, merchant, STARTING_BALANCE)
    await openHydrated(page, '/m/lotteryOrders?days=month')
    await expect(page.getByText(t('No lottery bets in the last 30 days'))).toBeVisible()
    await expect(page.getByRole('link', { name: t('Go to lotteries') })).toHaveAttribute('href', '/m/lottery')
    expect.soft(await violationsInDeepRun(page), 'no bets').toEqual([])
  })

  await test.step('a chase is shown with all its draws, and its total cost', async () => {
    await openHydrated(page, '/m/lotteryOrders')
    const placed = await placeBets(page, {
      gameCode: SLOW,
      play: 'fixed_place',
      slips: [[['7']]],
      chase: [1, 2, 4, 8, 16],
    })
    expect(placed.details).toBe(5)
    await expect(lines(page)).toHaveCount(5)
    expect(await staticCentsOf(sum(page, t('Planned')))).toBe(62_00)
    expect(await staticCentsOf(sum(page, t('Won')))).toBe(0)
    await expect(lines(page).first()).toContainText('5/5')
    chase = await lines(page).evaluateAll((elements) => elements.map((item) => item.getAttribute('href') ?? ''))
    expect.soft(await violationsInDeepRun(page), 'bets').toEqual([])
  })

  // rules: lottery-5
  await test.step('the chase is cancelled from its end; the refund is shown in advance', async () => {
    const first = new URLSearchParams(chase[4]?.split('?')[1]).get('id') ?? ''
    expect(await cancelByCall(page, [first])).toBe('CANCEL_CHASE_ORDER_IS_NOT_LAST_START')
    await lines(page).first().tap()
    const cancel = part(page, t, 'Cancel')
    await expect(cancel.getByText(t('Chases are cancelled from the end. Cancel the later draws first.'))).toBeVisible()
    await cancel.getByRole('button', { name: t('Increase') }).tap()
    expect.soft(await violationsInDeepRun(page), 'a chase').toEqual([])
    await cancel.getByRole('button').last().tap()
    await expect(cancel.getByText('48.00')).toBeVisible()
    await cancel.getByRole('button', { name: t('Cancel bets') }).tap()
    const phases = part(page, t, 'Chase').locator('li')
    await expect(phases.nth(3)).toContainText(t('Cancelled'))
    await expect(phases.nth(4)).toContainText(t('Cancelled'))
    await expect(phases.nth(2)).toContainText(t('Awaiting draw'))
    await expect(page.getByText(t('You cancelled this bet. Your stake is back in your lottery wallet.'))).toBeVisible()
  })

  // rules: lottery-7
  await test.step('a cancelled draw refunds its stake, live', async () => {
    const phase = part(page, t, 'Chase').locator('li').nth(2)
    const drawNumber = (await phase.locator('bdi').first().innerText()).trim()
    await phase.locator('a').tap()
    await expect(part(page, t, 'Cancel')).toBeVisible()
    await runOperator('lottery', 'void-draw', merchant, SLOW, drawNumber, '--reason', 'the draw was cancelled')
    await expect(page.getByText(t('This draw had no result. Your stake is back in your lottery wallet.'))).toBeVisible()
  })

  // rules: lottery-2, lottery-6
  await test.step('a draw: one of two sides wins, and the win is celebrated', async () => {
    await openHydrated(page, '/m/lotteryOrders?days=today')
    await expect(lines(page)).toHaveCount(5)
    quick = (await placeBets(page, { gameCode: QUICK, play: 'total_bsoe', slips: [[['b']], [['s']]] })).drawNumber
    await expect(lines(page)).toHaveCount(7)
    const followed = await draws(page)
    const won = part(page, t, 'You won')
    await expect(won).toContainText('19.00', { timeout: DRAW_MS })
    await followed()
    await page.bringToFront()
    // The celebration stays as long as it has the focus.
    await won.getByRole('link').focus()
    expect.soft(await violationsInDeepRun(page), 'a win').toEqual([])
    await won.getByRole('link').tap()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/m/lotteryOrder')
    await expect(won).toBeHidden()
    await expect(page.getByRole('link', { name: t('Verify this draw') })).toBeVisible()
    expect.soft(await violationsInDeepRun(page), 'a bet that has won').toEqual([])
  })

  // rules: lottery-7
  await test.step('a wrong result is reversed, and the bet is settled again', async () => {
    const isBig = await part(page, t, 'Your selection').getByText(t('Big'), { exact: true }).isVisible()
    const right = isBig ? ['0', '0', '1', '0', '2'] : ['9', '9', '8', '9', '7']
    await runOperator('lottery', 'reverse-result', merchant, QUICK, quick, '--reason', 'two numbers were swapped')
    // The first payout must be reversed before another one is possible.
    await expect(() =>
      runOperator('lottery', 'enter-result', merchant, QUICK, quick, ...right, '--reason', 'as it was drawn'),
    ).toPass()
    await expect(page.getByText(t('Lost'), { exact: true }).first()).toBeVisible()
    await expect(
      page.getByText(
        t('The first result of this draw was wrong and was voided. Your bet was settled again with this result.'),
      ),
    ).toBeVisible()
  })

  // rules: lottery-4
  await test.step('bets are found by state, by draw, and by chase only', async () => {
    await openHydrated(page, '/m/lotteryOrders')
    await page.getByRole('tab', { name: t('Lost') }).tap()
    await expect(lines(page)).toHaveCount(1)
    await page.getByRole('tab', { name: t('Cancelled') }).tap()
    await expect(lines(page)).toHaveCount(3)
    await page.getByRole('tab', { name: t('All'), exact: true }).tap()
    await page.getByRole('button', { name: t('Filter'), exact: true }).tap()
    const sheet = page.getByRole('dialog', { name: t('Filter bets') })
    await sheet.getByLabel(t('Bet or draw number')).fill('1;2')
    await expect(sheet.getByRole('button', { name: t('Show bets') })).toBeDisabled()
    await sheet.getByLabel(t('Bet or draw number')).fill(quick)
    expect.soft(await violationsInDeepRun(page), 'the filter').toEqual([])
    await sheet.getByRole('button', { name: t('Show bets') }).tap()
    await expect.poll(() => search(page).get('number')).toBe(quick)
    // A draw of the chased lottery may have the same number.
    await openHydrated(page, `/m/lotteryOrders?number=${quick}&game=${QUICK}`)
    await expect(lines(page)).toHaveCount(2)
    expect(await staticCentsOf(sum(page, t('Planned')))).toBe(20_00)
    expect(await staticCentsOf(sum(page, t('Won')))).toBe(19_00)
    await openHydrated(page, `/m/lotteryOrders?chase=1&game=${SLOW}`)
    await expect(lines(page)).toHaveCount(5)
  })

  await test.step('the filtered bets are saved as a file', async () => {
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: t('Save as CSV') }).tap()
    const rows = (await readFile(await (await saved).path(), 'utf8')).trimEnd().split('\r\n')
    expect(rows).toHaveLength(6)
  })

  await test.step('a bet is put into the cart again', async () => {
    await lines(page).first().tap()
    await page.getByRole('button', { name: t('Bet again') }).tap()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/m/lotteryBet')
    expect(search(page).get('game')).toBe(SLOW)
    await page.getByRole('button', { name: t('My bets'), exact: true }).tap()
    const today = page.getByRole('dialog', { name: t('My bets') })
    await expect(today.locator('li > a[href^="/m/lotteryOrder?"]')).toHaveCount(5)
    expect.soft(await violationsInDeepRun(page), 'bets of today').toEqual([])
    await today.getByRole('button', { name: t('Close') }).tap()
    await expect(today).toBeHidden()
  })

  await test.step('an invalid address is reported; another member’s bet does not exist', async () => {
    await openHydrated(page, '/m/lotteryOrders?status=stolen&game=CHESS')
    await expect(page.getByText(t('Part of this link wasn’t recognised and was ignored.'))).toBeVisible()
    await openHydrated(page, '/m/lotteryOrder?id=999999999')
    await expect(page.getByText(t('Bet not found on your account'))).toBeVisible()
    await openHydrated(page, '/m/gameRecord?gameType=LOTT')
    await page.getByRole('link', { name: t('Your lottery bets') }).tap()
    await expect(lines(page)).toHaveCount(7)
  })
})
