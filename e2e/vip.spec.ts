import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'

import { openAwake } from './kit/awake.ts'
import { barriersInDeepRun } from './kit/barriers.ts'
import type { BrandOptions } from './kit/brand.ts'
import { expect, test } from './kit/journey.ts'
import { giveMoney, withDatabase } from './kit/ledger.ts'
import { newName } from './kit/newcomer.ts'
import { operate } from './kit/operator.ts'
import { signUp } from './kit/session.ts'
import { playRound } from './kit/vendor.ts'
import type { Say } from './kit/words.ts'

const PASSWORD = 'Demo2026'
const main = (page: Page) => page.getByRole('main')
const button = (where: Locator | Page, say: Say, name: string) =>
  where.getByRole('button', { name: say(name), exact: true })
const around = (sentence: string) =>
  new RegExp(
    sentence
      .split(/\{\w+\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.+'),
  )

const CLAIMED = `
  select transfer.amount from transfer join account on account.id = transfer.credit_account
  join member on member.id = account.member_id
  where member.account = $1 and member.merchant_code = $2 and transfer.code = 4104`

/** What the ledger has credited to the member for rewards, in cents. */
function ledgerOf(account: string, merchant: BrandOptions['merchant']): Promise<number[]> {
  return withDatabase(async ({ pool }) => {
    const { rows } = await pool.query<{ amount: bigint }>(CLAIMED, [account, merchant])
    return rows.map(({ amount }) => Number(amount) / 100)
  })
}

test('a member plays until VIP1, sees it come, and claims his bonus', async ({ page, say, merchant }) => {
  const account = newName()
  await signUp(page, { username: account, password: PASSWORD })
  await giveMoney(account, merchant, 20_000n)

  await test.step('he begins on VIP0 and reads what is missing', async () => {
    await openAwake(page, '/m/member/benefits')
    await expect(main(page).getByRole('heading', { name: /VIP0$/ })).toBeVisible()
    await expect(main(page).getByRole('progressbar')).toHaveCount(1)
    await expect(main(page).getByRole('row')).not.toHaveCount(0)
    expect(await barriersInDeepRun(page)).toEqual([])
  })

  await test.step('what he plays shows while the page is open, and so does the level', async () => {
    await playRound(account, merchant, { stake: '6000.00', win: '6600.00' })
    await expect(main(page).getByText(/6,000/).first()).toBeVisible({ timeout: 30_000 })
    await playRound(account, merchant, { stake: '4000.00', win: '4400.00' })
    await expect(main(page).getByRole('heading', { name: /VIP1$/ }).first()).toBeVisible({ timeout: 30_000 })
    await expect(main(page).getByText(around(say('From {before} up to {after}')))).toBeVisible()
  })

  await test.step('his bonus is claimed right there, and is in the ledger once', async () => {
    await button(main(page), say, 'Claim').tap()
    await expect(main(page).getByText(around(say('{paid} is in your balance.')))).toBeVisible()
    expect(await ledgerOf(account, merchant)).toEqual([8_00])
    expect(await barriersInDeepRun(page)).toEqual([])
  })

  await test.step('another level stands beside his own', async () => {
    await main(page).getByRole('button', { name: 'VIP5', exact: true }).tap()
    await expect(main(page).getByRole('columnheader', { name: 'VIP5' })).toBeVisible()
  })

  await test.step('the member center says it and leads here', async () => {
    await openAwake(page, '/m/mine')
    await main(page).getByRole('link', { name: /VIP1/ }).tap()
    await page.waitForURL(/\/m\/member\/benefits/)
  })
})

test('a member chooses a picture, sends one of his own, and an operator takes it down', async ({
  page,
  say,
  merchant,
}) => {
  const account = newName()
  await signUp(page, { username: account, password: PASSWORD }, '/m/mine')
  const own = button(main(page), say, 'Change your picture')
  const sheet = page.getByRole('dialog', { name: say('Your picture'), exact: true })
  const shown = own.locator('img')

  await test.step('a drawn one is shown at once', async () => {
    await own.tap()
    await sheet.getByRole('listitem').getByRole('button').nth(3).tap()
    await expect(sheet).toBeHidden()
    await expect(shown).toHaveAttribute('src', /portraits\/04\.svg$/)
  })

  await test.step('what is no picture is told so', async () => {
    await own.tap()
    expect(await barriersInDeepRun(page)).toEqual([])
    const file = sheet.locator('input[type=file]')
    await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload="alert(1)">') })
    await expect(sheet.getByText(say('This file is no picture that we can read. Choose a photo.'))).toBeVisible()
  })

  await test.step('a photo is shown as it will be, sent, and there on every device', async () => {
    const photo = sharp({ create: { width: 900, height: 500, channels: 3, background: '#b03060' } })
    const buffer = await photo.jpeg().toBuffer()
    await sheet.locator('input[type=file]').setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer })
    await expect(sheet.getByRole('img', { name: say('Your photo, as it will be shown') })).toBeVisible()
    await button(sheet, say, 'Use this photo').tap()
    await expect(sheet).toBeHidden()
    await expect(shown).toHaveAttribute('src', /headIcons\/[\w-]{32}$/)
    await openAwake(page, '/m/mine')
    await expect(shown).toHaveJSProperty('naturalWidth', 256)
  })

  await test.step('taken down, the letter of his name stands there', async () => {
    await operate('portraits', 'clear', merchant, account)
    await openAwake(page, '/m/mine')
    await expect(own).toBeVisible()
    await expect(shown).toHaveCount(0)
  })
})
