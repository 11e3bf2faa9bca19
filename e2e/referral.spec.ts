import { randomUUID } from 'node:crypto'

import type { Page } from '@playwright/test'

import { openHydrated } from './kit/hydrated.ts'
import { violationsInDeepRun } from './kit/accessibility-violations.ts'
import { expect, test } from './kit/journey.ts'
import { withDatabase } from './kit/ledger.ts'
import { newName } from './kit/newcomer.ts'
import { runOperator } from './kit/operator.ts'
import { closePopups } from './kit/popups.ts'
import { signUp } from './kit/session.ts'
import { registerHere, watchCaptchas } from './kit/steps.ts'
import { playRound } from './kit/vendor.ts'
import type { Translate } from './kit/texts.ts'

const PASSWORD = 'Demo2026'
const main = (page: Page) => page.getByRole('main')

const BOUND = `
  select inviter.account as inviter, member.upline_id as upline from member_profile profile
  join member on member.id = profile.member_id join member inviter on inviter.id = profile.recommender_id
  where member.account = $1 and member.merchant_code = $2`
const CLAIMED = `
  select transfer.amount from transfer join account on account.id = transfer.credit_account
  join member on member.id = account.member_id
  where member.account = $1 and member.merchant_code = $2 and transfer.code = 4104`

const queryRow = <Row extends object>(query: string, account: string, merchant: string): Promise<Row[]> =>
  withDatabase(async ({ pool }) => (await pool.query<Row>(query, [account, merchant])).rows)

/** Deposits by the demo's e-wallet, as its app does. */
async function deposit(page: Page, t: Translate, amount: string): Promise<void> {
  await openHydrated(page, '/m/voucherCenter?channel=pouch')
  await main(page)
    .getByRole('textbox', { name: t('Amount'), exact: true })
    .fill(amount)
  await main(page).locator('[data-sticky] button').tap()
  await page.waitForURL(/\/pay\//)
  await page.locator('form button').first().tap()
  await page.waitForURL(/order=/)
  await expect(main(page).getByRole('link', { name: t('Go to games') })).toBeVisible()
}

test('a friend registers by a member’s link, deposits and plays, and the member claims the referral reward @aurora', async ({
  page,
  browser,
  baseURL,
  t,
  merchant,
}) => {
  const code = `e2e-${randomUUID().slice(0, 8)}`
  const rules = { friend: { amount: '10', deposit: '100', multiple: 5 } }
  const input = [
    '--type',
    'REFERRAL',
    '--rules',
    JSON.stringify(rules),
    '--title',
    `Friends ${code}`,
    '--position',
    '0',
  ]
  await runOperator('promotions', 'create', merchant, code, ...input)
  await runOperator('promotions', 'open', merchant, code)
  const [inviter, friend] = [newName(), newName()]
  let link = ''

  await test.step('the link is in the member center, and its details are on the referral page', async () => {
    await signUp(page, { username: inviter, password: PASSWORD }, '/m/mine')
    await main(page)
      .getByRole('link', { name: t('Invite friends') })
      .tap()
    const sheet = page.getByRole('dialog', { name: t('Your invitation'), exact: true })
    await expect(sheet.getByRole('img')).toBeVisible()
    expect(await violationsInDeepRun(page)).toEqual([])
    link = (await sheet.locator('code').first().textContent()) ?? ''
    expect(link).toMatch(/\/m\/register\?affiliateCode=[2-9A-Z]{8}$/)
    await sheet.getByRole('link', { name: t('Friends and rewards') }).tap()
    await expect(main(page).getByText(t('No friends yet'))).toBeVisible()
    expect(await violationsInDeepRun(page)).toEqual([])
  })

  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }), hasTouch: true })
  const otherPage = await context.newPage()
  watchCaptchas(context)
  await closePopups(otherPage)

  await test.step('the friend registers by the link on another phone, and is linked to the member', async () => {
    await otherPage.goto(link)
    await expect(
      otherPage.getByText(t('You’re joining with invitation {code}.').replace('{code}', link.slice(-8))),
    ).toBeVisible()
    await registerHere(otherPage, t, { username: friend, password: PASSWORD })
    expect(await queryRow(BOUND, friend, merchant)).toEqual([{ inviter, upline: null }])
  })

  await test.step('the friend deposits and plays', async () => {
    await deposit(otherPage, t, '200')
    // A round that pays exactly its stake does not count.
    for (const _ of [1, 2, 3, 4, 5]) await playRound(friend, merchant, { stake: '200.00', win: '220.00' })
    await context.close()
  })

  await test.step('the member sees the progress, and claims the reward once', async () => {
    await openHydrated(page, '/m/inviteFriends')
    await expect(main(page).getByText(t('Reward given'))).toBeVisible()
    await openHydrated(page, '/m/rewardCenter')
    const card = main(page)
      .getByRole('listitem')
      .filter({ hasText: `Friends ${code}` })
    await card.getByRole('button').tap()
    await expect(card).toBeHidden()
    expect(await queryRow(CLAIMED, inviter, merchant)).toEqual([{ amount: 100_000n }])
  })
  await runOperator('promotions', 'close', merchant, code)
})
