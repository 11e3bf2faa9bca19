import { randomUUID } from 'node:crypto'

import type { Locator, Page } from '@playwright/test'

import { openHydrated } from './kit/hydrated.ts'
import { violationsInDeepRun } from './kit/accessibility-violations.ts'
import type { BrandOptions } from './kit/brand.ts'
import { staticCentsOf } from './kit/figures.ts'
import { expect, test } from './kit/journey.ts'
import { creditMember, withDatabase } from './kit/ledger.ts'
import { newName } from './kit/newcomer.ts'
import { createPromotion } from './kit/create-promotion.ts'
import { runOperator } from './kit/operator.ts'
import { signUp } from './kit/session.ts'
import { playRound } from './kit/vendor.ts'
import type { Translate } from './kit/texts.ts'

const PASSWORD = 'Demo2026'
const main = (page: Page) => page.getByRole('main')
/** Sticky bar with the next action. */
const bar = (page: Page) => main(page).locator('[data-keep-clear]')
const button = (container: Locator | Page, t: Translate, name: string) =>
  container.getByRole('button', { name: t(name), exact: true })
/** Matches a sentence of the app with any amount in it. */
const around = (sentence: string) =>
  new RegExp(
    sentence
      .split(/\{\w+\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.+'),
  )

type Merchant = BrandOptions['merchant']

const APPLICATION = `
  select entry.id from promotion_entry as entry
  join member on member.id = entry.member_id
  where member.account = $1 and member.merchant_code = $2 and entry.state = 'applying'`

/** Returns the id of the member's application, by which the merchant's operators decide on it. */
function applicationOf(account: string, merchant: Merchant): Promise<string> {
  return withDatabase(async ({ pool }) => {
    const { rows } = await pool.query<{ id: bigint }>(APPLICATION, [account, merchant])
    expect(rows).toHaveLength(1)
    return String(rows[0]?.id)
  })
}

const CLAIMED = `
  select transfer.amount from transfer join account on account.id = transfer.credit_account
  join member on member.id = account.member_id
  where member.account = $1 and member.merchant_code = $2 and transfer.code = 4104 order by transfer.amount`

/** Returns the reward credits of the member in the ledger, in cents. */
function ledgerOf(account: string, merchant: Merchant): Promise<number[]> {
  return withDatabase(async ({ pool }) => {
    const { rows } = await pool.query<{ amount: bigint }>(CLAIMED, [account, merchant])
    return rows.map(({ amount }) => Number(amount) / 100)
  })
}

/** Moves today's events of a member and the beginning of the promotion to yesterday. */
async function moveEventsToYesterday(account: string, promotion: string): Promise<void> {
  await withDatabase(async ({ pool }) => {
    await pool.query(
      `update play_day set day = day - 1 where member_id in (select id from member where account = $1)`,
      [account],
    )
    await pool.query(`update promotion set opened_at = opened_at - interval '2 days' where code = $1`, [promotion])
  })
}

async function signUpNewMember(page: Page): Promise<string> {
  const username = newName()
  await signUp(page, { username, password: PASSWORD })
  return username
}

test('a member applies with pictures, is refused, applies again, is granted the reward, and plays it', async ({
  page,
  t,
  merchant,
}) => {
  const rules = { cap: '500', leastPictures: 1, commentRequired: true, mayApplyAgain: true }
  const code = await createPromotion(merchant, 'MANUAL', rules, '--terms', '<p>One for each household.</p>')
  const username = await signUpNewMember(page)
  const sheet = page.getByRole('dialog', { name: t('Your application'), exact: true })
  const texts = sheet.getByRole('textbox')
  const file = sheet.locator('input[type=file]:not([capture])')
  const shot = async () => ({ name: 'win.png', mimeType: 'image/png', buffer: await page.screenshot() })

  await test.step('the member finds the promotion in the list, with its terms', async () => {
    await openHydrated(page, '/m/activity')
    expect(await violationsInDeepRun(page)).toEqual([])
    await main(page)
      .getByRole('link', { name: `Offer ${code}` })
      .tap()
    await expect(main(page).getByText('One for each household.')).toBeVisible()
    expect(await violationsInDeepRun(page)).toEqual([])
  })

  await test.step('a file that is not a picture and missing parts are reported', async () => {
    await button(bar(page), t, 'Apply').tap()
    await button(sheet, t, 'Send application').tap()
    await expect(sheet.getByText(t('Add a comment to your application.'))).toBeVisible()
    // Typed text is never truncated: it is shown as too long, and not sent.
    await texts.fill('x'.repeat(200))
    await expect(texts).toHaveValue('x'.repeat(200))
    await expect(sheet.getByText('200/140')).toBeVisible()
    await expect(button(sheet, t, 'Send application')).toBeDisabled()
    await texts.fill('My best round of the week')
    await file.setInputFiles({ name: 'win.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload="alert(1)">') })
    await expect(sheet.getByText(t('This file isn’t a PNG or JPG image. Send a photo or screenshot.'))).toBeVisible()
    await button(sheet, t, 'Send application').tap()
    await expect(sheet.getByText(t('An image couldn’t be uploaded. Try again, or remove it.'))).toBeVisible()
    expect(await violationsInDeepRun(page)).toEqual([])
    await sheet.getByRole('listitem').getByRole('button').last().tap()
    await expect(sheet.getByRole('listitem')).toHaveCount(0)
  })

  await test.step('the application is sent with a picture and a comment', async () => {
    for (const count of [1, 2, 3]) {
      await file.setInputFiles(await shot())
      await expect(sheet.getByText(t('Image received.'))).toHaveCount(count)
    }
    await expect(file).toHaveCount(0)
    await button(sheet, t, 'Send application').tap()
    await expect(sheet).toBeHidden()
    await expect(main(page).getByText(t('Under review'))).toBeVisible()
    await expect(main(page).getByText('My best round of the week')).toBeVisible()
  })

  await test.step('the refusal arrives automatically with its reason, and a new application is possible', async () => {
    await runOperator(
      'promotions',
      'reject',
      await applicationOf(username, merchant),
      '--reason',
      'Show the round’s number.',
    )
    await expect(main(page).getByText('Show the round’s number.')).toBeVisible({ timeout: 30_000 })
    await button(bar(page), t, 'Apply again').tap()
    await texts.fill('Here it is')
    await file.setInputFiles(await shot())
    await expect(sheet.getByText(t('Image received.'))).toHaveCount(1)
    await button(sheet, t, 'Send application').tap()
    await expect(sheet).toBeHidden()
    await expect(main(page).getByText(t('Under review'))).toBeVisible()
  })

  await test.step('a granted reward waits in the reward center; claimed, it is in the ledger once with a wagering requirement', async () => {
    await runOperator('promotions', 'approve', await applicationOf(username, merchant), '--amount', '150')
    await expect(main(page).getByText(t('Ready to claim'), { exact: true })).toBeVisible()
    await openHydrated(page, '/m/rewardCenter')
    const card = main(page)
      .getByRole('listitem')
      .filter({ hasText: `Offer ${code}` })
    expect(await staticCentsOf(card.locator('bdi').first())).toBe(150_00)
    expect(await violationsInDeepRun(page)).toEqual([])
    await button(card, t, 'Claim').tap()
    await expect(card).toHaveCount(0)
    await expect(main(page).getByText(around(t('{paid} has been added to your balance.')))).toBeVisible()
    expect(await ledgerOf(username, merchant)).toEqual([150_00])
    await main(page)
      .getByRole('link', { name: t('See wagering left') })
      .tap()
    await expect(main(page).getByText(around(t('Wagering required before you can withdraw')))).toBeVisible()
    expect(await staticCentsOf(main(page).locator('bdi').first())).toBe(450_00)
  })

  await test.step('the reward is among the claimed rewards, and links to its promotion', async () => {
    await openHydrated(page, '/m/rewardCenter?status=claimed')
    await main(page)
      .getByRole('link', { name: `Offer ${code}` })
      .tap()
    await expect(main(page).getByText(t('Claimed'), { exact: true })).toBeVisible()
  })
})

test('a code, a sign-up gift, a loss and a deposit each lead to the promised reward @aurora', async ({
  page,
  t,
  merchant,
}) => {
  const gift = await createPromotion(merchant, 'SIGNUP', { amount: '20' })
  const coded = await createPromotion(merchant, 'PROMOCODE', { amount: '30' })
  const word = `JOY${randomUUID().slice(0, 8).toUpperCase()}`
  await runOperator('promotions', 'create-codes', merchant, coded, word, '--quota', '1')
  const account = await test.step('a visitor sees the sign-up gift, and returns to it after the login', async () => {
    await openHydrated(page, `/m/activityInfo?id=${gift}`)
    await expect(main(page).getByRole('link', { name: t('Log in to join') })).toBeVisible()
    expect(await violationsInDeepRun(page)).toEqual([])
    return signUpNewMember(page)
  })

  await test.step('the member joins and claims', async () => {
    await openHydrated(page, `/m/activityInfo?id=${gift}`)
    await button(bar(page), t, 'Join').tap()
    await bar(page)
      .getByRole('button', { name: around(t('Claim {amount}')) })
      .tap()
    await expect(bar(page).getByText(around(t('{paid} has been added to your balance.')))).toBeVisible()
    expect(await ledgerOf(account, merchant)).toEqual([20_00])
  })

  await test.step('a wrong code is refused, and the right one grants the reward once', async () => {
    await openHydrated(page, `/m/activityInfo?id=${coded}`)
    await button(bar(page), t, 'Enter promo code').tap()
    const sheet = page.getByRole('dialog', { name: t('Enter promo code'), exact: true })
    await sheet.getByRole('textbox').fill('NO-SUCH-CODE')
    await button(sheet, t, 'Use code').tap()
    await expect(sheet.getByText(t('Invalid code. Check each character.'))).toBeVisible()
    await sheet.getByRole('textbox').fill(word.toLowerCase())
    await button(sheet, t, 'Use code').tap()
    await expect(sheet).toBeHidden()
    await bar(page)
      .getByRole('button', { name: around(t('Claim {amount}')) })
      .tap()
    await expect(bar(page).getByText(around(t('{paid} has been added to your balance.')))).toBeVisible()
    expect(await ledgerOf(account, merchant)).toEqual([20_00, 30_00])
  })

  await test.step('a part of yesterday’s loss is paid back', async () => {
    const rescue = await createPromotion(merchant, 'SAVIOR', { percent: '10', minimumLoss: '50', atHour: 0 })
    await creditMember(account, merchant, 500n)
    await playRound(account, merchant, { stake: '200.00', win: '0.00' })
    await openHydrated(page, `/m/activityInfo?id=${rescue}`)
    await expect(main(page).getByRole('progressbar')).toBeVisible()
    await moveEventsToYesterday(account, rescue)
    await runOperator('promotions', 'evaluate', merchant, rescue)
    await expect(main(page).getByText(t('Ready to claim'), { exact: true })).toBeVisible()
    await bar(page)
      .getByRole('button', { name: around(t('Claim {amount}')) })
      .tap()
    await expect(bar(page).getByText(around(t('{paid} has been added to your balance.')))).toBeVisible()
    expect(await ledgerOf(account, merchant)).toEqual([20_00, 20_00, 30_00])
  })

  await test.step('a deposit bonus leads to the deposit with the bonus selected', async () => {
    const bonus = `e2e-${randomUUID().slice(0, 8)}`
    await runOperator(
      'bonuses',
      'create',
      merchant,
      bonus,
      '--title',
      `Bonus ${bonus}`,
      '--percent',
      '50',
      '--deposit-number',
      '1',
      '--wagering',
      '5',
    )
    await runOperator('bonuses', 'open', merchant, bonus)
    const code = await createPromotion(merchant, 'FIRST_DEPOSIT', { bonus })
    await openHydrated(page, `/m/activityInfo?id=${code}`)
    await bar(page).getByRole('link').tap()
    await page.waitForURL(/voucherCenter/)
    await expect(main(page).getByRole('radio', { name: `Bonus ${bonus}` })).toBeChecked()
  })

  await test.step('an unknown promotion shows the list', async () => {
    await openHydrated(page, '/m/activityInfo?id=no-such-thing')
    await expect(main(page).getByText(t('Promotion not found'))).toBeVisible()
    await expect(main(page).getByRole('link', { name: `Offer ${gift}` })).toBeVisible()
    expect(await violationsInDeepRun(page)).toEqual([])
  })
})
