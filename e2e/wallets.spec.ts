import type { Page } from '@playwright/test'

import { openAwake } from './kit/awake.ts'
import { barriersInDeepRun } from './kit/barriers.ts'
import { AURORA_ALONE } from './kit/brand.ts'
import { stillCentsOf } from './kit/figures.ts'
import { expect, test } from './kit/journey.ts'
import { giveMoney, roundsOf } from './kit/ledger.ts'
import { newName } from './kit/newcomer.ts'
import { signUp } from './kit/session.ts'
import { playRound } from './kit/vendor.ts'
import type { Say } from './kit/words.ts'

const PASSWORD = 'Lantern2027'
const GIVEN = 500n

const entries = (page: Page) => page.locator('main li > button[aria-haspopup="dialog"]')

/** What a wallet holds, by its own tile. */
const heldIn = (page: Page, say: Say, wallet: string) =>
  stillCentsOf(
    page
      .getByRole('region', { name: say('Your wallets') })
      .getByRole('button', { name: say(wallet) })
      .locator('bdi')
      .last(),
  )

async function move(page: Page, say: Say, amount: string): Promise<void> {
  await page.getByLabel(say('Amount'), { exact: true }).fill(amount)
  await page.locator('main form button[type="submit"]').tap()
}

test('a player keeps money apart for the lottery, brings it back, and finds each step in his record', async ({
  page,
  say,
  merchant,
}) => {
  const username = newName()

  await test.step('nothing has moved yet', async () => {
    await signUp(page, { username, password: PASSWORD }, '/m/transfer')
    await expect(page.getByText(say('Nothing was moved between your wallets yet.'))).toBeVisible()
    await expect(page.getByRole('button', { name: say('All to main') })).toBeDisabled()
  })

  await test.step('money that comes is seen without a reload; more than there is goes nowhere', async () => {
    await giveMoney(username, merchant, GIVEN)
    await expect.poll(() => heldIn(page, say, 'Main wallet')).toBe(500_00)
    await move(page, say, '500.01')
    await expect(page.getByLabel(say('Amount'), { exact: true })).toHaveAttribute('aria-invalid', 'true')
    expect(await heldIn(page, say, 'Main wallet')).toBe(500_00)
  })

  await test.step('a part goes into the lottery’s wallet', async () => {
    await move(page, say, '200.55')
    await expect.poll(() => heldIn(page, say, 'Lottery wallet')).toBe(200_55)
    expect(await heldIn(page, say, 'Main wallet')).toBe(299_45)
    await expect(page.locator('main output').filter({ hasText: '200.55' })).toBeVisible()
    await expect(page.getByRole('region', { name: say('Last transfers') })).toContainText(say('Done'))
    expect(await barriersInDeepRun(page)).toEqual([])
  })

  await test.step('turned round, a part comes back; all of the rest by one tap', async () => {
    await page.getByRole('button', { name: say('Turn round: from the other wallet') }).tap()
    await move(page, say, '0.55')
    await expect.poll(() => heldIn(page, say, 'Lottery wallet')).toBe(200_00)
    await page.getByRole('button', { name: say('All to main') }).tap()
    await expect.poll(() => heldIn(page, say, 'Main wallet')).toBe(500_00)
    expect(await heldIn(page, say, 'Lottery wallet')).toBe(0)
  })

  await test.step('the record has each of them, with the balance after it and a reference to take along', async () => {
    await openAwake(page, '/m/transaction/record?group=transfer')
    await expect(entries(page)).toHaveCount(3)
    await entries(page).first().tap()
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByText(say('Lottery wallet'))).toBeVisible()
    await expect(sheet.locator('code').first()).toContainText('wallet:')
    await sheet.getByRole('button', { name: say('Close') }).tap()
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: say('Save as a CSV file') }).tap()
    expect((await saved).suggestedFilename()).toMatch(/^account-.*\.csv$/)
  })

  await test.step('the other wallet has its own', async () => {
    await openAwake(page, '/m/transaction/record?wallet=4')
    await expect(entries(page)).toHaveCount(3)
    await page.getByRole('button', { name: say('Yesterday'), exact: true }).tap()
    await expect(page.getByText(say('No entries here'))).toBeVisible()
    await page.getByRole('button', { name: say('Show all of 30 days') }).tap()
    // Of the main wallet now: what was given, too.
    await expect(entries(page)).toHaveCount(4)
    expect(await barriersInDeepRun(page)).toEqual([])
  })

  await test.step('nothing has to be played before it may leave', async () => {
    await openAwake(page, '/m/turnover')
    await expect(page.getByText(say('Turnover complete'))).toBeVisible()
  })
})

test(`a player sees what each day came to, drawn and in figures ${AURORA_ALONE}`, async ({ page, say, merchant }) => {
  const username = newName()
  const result = page.locator('main section[aria-live] bdi').first()
  await signUp(page, { username, password: PASSWORD }, '/m/profitandloss?days=month')
  await expect(page.getByText(say('Nothing played on these days'))).toBeVisible()

  await giveMoney(username, merchant, GIVEN)
  await playRound(username, merchant, { stake: '40.00', win: '65.50' })
  await playRound(username, merchant, { stake: '10.00', win: '0.00' })
  await expect.poll(() => roundsOf(username, merchant)).toBe(2)
  await page.getByRole('button', { name: say('Refresh'), exact: true }).tap()
  await expect.poll(() => stillCentsOf(result)).toBe(15_50)
  await expect(page.getByRole('region', { name: say('By kind of game') })).toContainText('50.00')

  const days = page.getByRole('slider', { name: say('Result by day. Choose a day to read it.') })
  await days.focus()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => stillCentsOf(result)).toBe(0)
  await page.getByRole('button', { name: say('All days') }).tap()
  await expect.poll(() => stillCentsOf(result)).toBe(15_50)
  expect(await barriersInDeepRun(page)).toEqual([])

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: say('Save as a CSV file') }).tap()
  expect((await saved).suggestedFilename()).toMatch(/^profit-and-loss-.*\.csv$/)
})
