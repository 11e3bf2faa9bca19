import { readFile } from 'node:fs/promises'

import type { Locator, Page } from '@playwright/test'

import { openHydrated } from './kit/hydrated.ts'
import { violationsInDeepRun } from './kit/accessibility-violations.ts'
import { staticCentsOf } from './kit/figures.ts'
import { expect, test } from './kit/journey.ts'
import { creditMember, withDatabase } from './kit/ledger.ts'
import { newName } from './kit/newcomer.ts'
import { runOperator } from './kit/operator.ts'
import { signUp } from './kit/session.ts'
import type { Translate } from './kit/texts.ts'

const PIN = '482913'
const WRONG_PIN = '770011'
const STARTING_BALANCE = 30_000n
/** Amount that Aurora pays automatically; Lotus reviews every withdrawal. */
const SMALL = '300'
/** Amount above the automatic limit of every demo merchant. */
const REVIEWED_AMOUNT = '1500'
/** A bank supported by every demo merchant; account numbers have ten digits. */
const BANK = 'Riverside Bank'

const sheetNamed = (page: Page, t: Translate, name: string) => page.getByRole('dialog', { name: t(name), exact: true })

/**
 * Moves the account's past events back by two hours or two days, to skip the waiting times of a new card and of the
 * next withdrawal.
 */
async function skipCoolingOff(account: string): Promise<void> {
  const ofMember = 'member_id in (select id from member where account = $1)'
  await withDatabase(async ({ pool }) => {
    await pool.query(`update bank_card set added_at = added_at - interval '2 days' where ${ofMember}`, [account])
    await pool.query(`update withdrawal set requested_at = requested_at - interval '2 minutes' where ${ofMember}`, [
      account,
    ])
  })
}

/** Requests an amount, and returns the confirmation sheet. */
async function requestWithdrawal(page: Page, t: Translate, amount: string): Promise<Locator> {
  await page.getByLabel(t('Amount'), { exact: true }).fill(amount)
  await page
    .getByRole('main')
    .getByRole('button', { name: t('Withdraw'), exact: true })
    .tap()
  const sheet = sheetNamed(page, t, 'Confirm withdrawal')
  await expect(sheet.getByText(BANK)).toBeVisible()
  return sheet
}

async function confirm(sheet: Locator, t: Translate, pin: string): Promise<void> {
  await sheet.getByLabel(t('Payment password'), { exact: true }).fill(pin)
  await sheet.getByRole('button', { name: t('Confirm'), exact: true }).tap()
}

/** Returns the number of the withdrawal in the open sheet. */
const numberOf = (sheet: Locator) => sheet.locator('code').first().innerText()

const stepNow = (sheet: Locator) => sheet.locator('li[aria-current="step"]')

test('a member completes the requirements, withdraws, and follows the money to its end', async ({
  page,
  t,
  merchant,
}) => {
  const credentials = { username: newName(), password: 'Demo2026' }
  const main = page.getByRole('main')
  const paid = merchant === 'aurora' ? 2 : 1
  const wallet = main.locator('section').first().locator('bdi').first()

  await test.step('each missing requirement is completed where it is listed', async () => {
    await signUp(page, credentials)
    await creditMember(credentials.username, merchant, STARTING_BALANCE)
    await openHydrated(page, '/m/withdraw')
    await expect(main.getByRole('heading', { name: t('Before you can withdraw') })).toBeVisible()
    expect.soft(await violationsInDeepRun(page), 'what is missing').toEqual([])

    await main.getByRole('button', { name: t('Set real name') }).tap()
    const name = sheetNamed(page, t, 'Real name')
    await name.getByRole('textbox').fill('Maria Clara Reyes')
    await name.getByRole('button', { name: t('Set real name') }).tap()
    await expect(name).toBeHidden()

    await main.getByRole('button', { name: t('Add bank card') }).tap()
    const card = sheetNamed(page, t, 'Add bank card')
    await card.getByRole('searchbox').fill('river')
    expect.soft(await violationsInDeepRun(page), 'banks').toEqual([])
    await card.getByRole('button', { name: BANK }).tap()
    const number = card.getByLabel(t('Card or account number'))
    await number.fill('123')
    await card.getByRole('button', { name: t('Add card') }).tap()
    await expect(number).toHaveAttribute('aria-invalid', 'true')
    await number.fill(`10${Date.now().toString().slice(-8)}`)
    await expect(number).toHaveValue(/^\d{4} \d{4} \d\d$/)
    expect.soft(await violationsInDeepRun(page), 'a card').toEqual([])
    await card.getByRole('button', { name: t('Add card') }).tap()
    await expect(card).toBeHidden()

    await main.getByRole('button', { name: t('Set payment password') }).tap()
    const pin = sheetNamed(page, t, 'Payment password')
    await pin.getByLabel(t('Your password')).fill(credentials.password)
    await pin.getByLabel(t('New payment password'), { exact: true }).fill('123456')
    await pin.getByLabel(t('Confirm new payment password')).fill('123456')
    await pin.getByRole('button', { name: t('Set payment password') }).tap()
    await expect(pin.getByText(t('This is easy to guess. Choose other digits.'))).toBeVisible()
    expect.soft(await violationsInDeepRun(page), 'a payment password').toEqual([])
    await pin.getByLabel(t('New payment password'), { exact: true }).fill(PIN)
    await pin.getByLabel(t('Confirm new payment password')).fill(PIN)
    await pin.getByRole('button', { name: t('Set payment password') }).tap()
    await pin.getByRole('button', { name: t('Done') }).tap()
    await skipCoolingOff(credentials.username)
  })

  await test.step('a withdrawal under review can be cancelled until it is decided', async () => {
    await openHydrated(page, '/m/withdraw')
    await page.getByLabel(t('Amount'), { exact: true }).fill('1e5')
    await main.getByRole('button', { name: t('Withdraw'), exact: true }).tap()
    await expect(main.getByText(t('Enter the full amount, without an “e”.'))).toBeVisible()
    expect.soft(await violationsInDeepRun(page), 'the form').toEqual([])
    const sheet = await requestWithdrawal(page, t, REVIEWED_AMOUNT)
    await confirm(sheet, t, WRONG_PIN)
    await expect(sheet.getByLabel(t('Payment password'), { exact: true })).toHaveAttribute('aria-invalid', 'true')
    await confirm(sheet, t, PIN)
    const detail = sheetNamed(page, t, 'Withdrawal')
    await expect(stepNow(detail)).toContainText(t('Under review'))
    expect.soft(await violationsInDeepRun(page), 'a withdrawal').toEqual([])
    await detail.getByRole('button', { name: t('Cancel withdrawal') }).tap()
    await detail.getByRole('button', { name: t('Cancel withdrawal') }).tap()
    await expect(detail.getByText(t('Cancelled'), { exact: true })).toBeVisible()
    await detail.getByRole('button', { name: t('Close') }).tap()
    await expect.poll(() => staticCentsOf(wallet)).toBe(Number(STARTING_BALANCE) * 100)
  })

  await test.step('a rejected withdrawal is refunded with its reason, and an approved one is paid, live', async () => {
    await confirm(await requestWithdrawal(page, t, '1600.00'), t, PIN)
    const detail = sheetNamed(page, t, 'Withdrawal')
    await expect(stepNow(detail)).toContainText(t('Under review'))
    await runOperator('withdrawals', 'reject', await numberOf(detail), '--reason', 'The name on the card differs.')
    await expect(detail.getByText('The name on the card differs.')).toBeVisible()
    await detail.getByRole('button', { name: t('Close') }).tap()
    await expect.poll(() => staticCentsOf(wallet)).toBe(Number(STARTING_BALANCE) * 100)

    await confirm(await requestWithdrawal(page, t, REVIEWED_AMOUNT), t, PIN)
    await expect(stepNow(detail)).toContainText(t('Under review'))
    await runOperator('withdrawals', 'approve', await numberOf(detail))
    await expect(detail.getByText(t('The money has been sent to your bank.'))).toBeVisible({ timeout: 30_000 })
    await detail.getByRole('button', { name: t('Close') }).tap()
  })

  await test.step('a small withdrawal is paid automatically, if the merchant enables this', async () => {
    await skipCoolingOff(credentials.username)
    await confirm(await requestWithdrawal(page, t, SMALL), t, PIN)
    const detail = sheetNamed(page, t, 'Withdrawal')
    if (merchant === 'aurora') {
      await expect(detail.getByText(t('The money has been sent to your bank.'))).toBeVisible({ timeout: 30_000 })
    } else {
      await expect(stepNow(detail)).toContainText(t('Under review'))
    }
    await detail.getByRole('button', { name: t('Close') }).tap()
  })

  await test.step('all withdrawals are in the record', async () => {
    await openHydrated(page, '/m/withdrawReport')
    const lines = main.locator('li > button[aria-haspopup="dialog"]')
    await expect(lines).toHaveCount(4)
    expect.soft(await violationsInDeepRun(page), 'the record').toEqual([])
    await main.getByRole('button', { name: t('Paid'), exact: true }).tap()
    await expect(lines).toHaveCount(paid)
    const saved = page.waitForEvent('download')
    await main.getByRole('button', { name: t('Save as CSV') }).tap()
    const rows = (await readFile(await (await saved).path(), 'utf8')).trimEnd().split('\r\n')
    expect(rows).toHaveLength(paid + 1)
  })

  await test.step('five wrong attempts lock the payment password, and the security centre shows the lock', async () => {
    await skipCoolingOff(credentials.username)
    await openHydrated(page, '/m/withdraw')
    const sheet = await requestWithdrawal(page, t, SMALL)
    const pinField = sheet.getByLabel(t('Payment password'), { exact: true })
    for (let attempt = 1; attempt <= 4; attempt++) {
      await confirm(sheet, t, WRONG_PIN)
      // The field is cleared after a refused payment password.
      await expect(pinField).toHaveValue('')
    }
    await confirm(sheet, t, WRONG_PIN)
    await expect(sheet).toBeHidden()
    await expect(main.getByRole('button', { name: t('Reset with a code') })).toBeVisible()
    await openHydrated(page, '/m/securityCenter')
    await expect(main.getByRole('button', { name: new RegExp(`^${t('Payment password')}`) })).toContainText(t('Locked'))
    expect.soft(await violationsInDeepRun(page), 'the security centre').toEqual([])
  })
})
