import { readFile } from 'node:fs/promises'

import type { Locator, Page } from '@playwright/test'

import { openHydrated } from './kit/hydrated.ts'
import { violationsInDeepRun } from './kit/accessibility-violations.ts'
import { BOTH } from './kit/brand.ts'
import { expect, test } from './kit/journey.ts'
import { newPlayer } from './kit/newcomer.ts'
import { sendFrom } from './kit/payer.ts'
import { signUp } from './kit/session.ts'
import type { Translate } from './kit/texts.ts'

const DEPOSIT = '/m/voucherCenter'
const NAMES = {
  pouch: 'Pouch wallet',
  scan: 'Scan to pay',
  bank: 'Bank transfer',
  checkout: 'Pier Checkout',
  usdt: 'USDT',
}
const main = (page: Page) => page.locator('main')
const heading = (page: Page, texts: string | RegExp) => main(page).getByRole('heading', { level: 2, name: texts })
const amountLine = (page: Page, t: Translate) => main(page).getByRole('textbox', { name: t('Amount'), exact: true })

/** Selects a payment channel, on either version of the page; the merchant defines its name in the reader's language. */
async function choose(page: Page, merchant: string, channel: keyof typeof NAMES): Promise<void> {
  // `methods=all` lists all channels, even after a deposit, which the page would otherwise offer to repeat.
  await openHydrated(page, `${DEPOSIT}?methods=all`)
  if (merchant === 'aurora') await main(page).getByRole('radio', { name: NAMES[channel] }).tap()
  else await main(page).locator(`a[href$="channel=${channel}"]`).tap()
}

const payButton = (page: Page) => main(page).locator('[data-sticky] button')

/** Returns the text that a row copies, as for a bank transfer. */
async function rowOf(page: Page, label: string): Promise<string> {
  const row: Locator = main(page).getByRole('button', { name: label })
  return (await row.locator('bdi').textContent()) ?? ''
}

test(
  'a member pays by an app, and by a page of its provider, and finds both in the record',
  { tag: BOTH },
  async ({ page, t, merchant }) => {
    await test.step('invalid payments are reported before anything is sent', async () => {
      await signUp(page, newPlayer())
      await choose(page, merchant, 'pouch')
      const invalidAmounts: [string, string][] = [
        ['', 'Enter an amount.'],
        ['-5', 'Enter the amount without a minus sign.'],
        ['1e3', 'Enter the full amount, without an “e”.'],
        ['0', 'The amount must be more than zero.'],
        ['100.005', 'Use no more than 2 decimals.'],
        ['5 EUR', 'currency'],
      ]
      for (const [typed, texts] of invalidAmounts) {
        await amountLine(page, t).fill(typed)
        await payButton(page).tap()
        const input = main(page)
          .locator('[aria-live="polite"]')
          .filter({ hasText: texts === 'currency' ? /PHP|THB/ : t(texts) })
        await expect(input.first(), typed).toBeVisible()
      }
      expect(new URL(page.url()).searchParams.has('order')).toBe(false)
    })

    await test.step('the member pays in the app; on return the amount is in the wallet, with every step shown', async () => {
      await amountLine(page, t).fill('1,000.50')
      await payButton(page).tap()
      await page.waitForURL(/\/pay\//)
      await page.locator('form button').first().tap()
      await page.waitForURL(/order=/)
      await expect(heading(page, /1,000\.50/)).toBeVisible()
      await expect(main(page).getByRole('link', { name: t('Go to games') })).toBeVisible()
      await expect(
        main(page)
          .getByRole('listitem')
          .filter({ hasText: t('Credited') }),
      ).toBeVisible()
      expect(await violationsInDeepRun(page)).toEqual([])
    })

    await test.step('with fixed amounts the member selects one, declines the payment, and sees the correct state', async () => {
      await choose(page, merchant, 'checkout')
      await payButton(page).tap()
      // The prefilled amount of the last deposit is not one of the fixed amounts.
      const texts = merchant === 'aurora' ? 'Choose one of the amounts offered.' : 'Enter an amount.'
      await expect(main(page).getByText(t(texts))).toBeVisible()
      await main(page)
        .getByRole('button', { name: /1,000\.00/ })
        .first()
        .tap()
      await payButton(page).tap()
      await page.waitForURL(/\/pay\//)
      await page.locator('form[action$="/decline"] button').tap()
      await page.waitForURL(/order=/)
      await expect(heading(page, t('Payment failed'))).toBeVisible()
      await expect(
        main(page).getByText(t('Nothing was credited. Try again, or use another payment method.')),
      ).toBeVisible()
      await main(page)
        .getByRole('link', { name: t('Try again') })
        .tap()
      await expect(main(page).getByRole('button', { name: /1,000\.00/, pressed: true })).toBeVisible()
    })

    await test.step('both deposits are in the record, with their totals', async () => {
      await openHydrated(page, '/m/vouReport')
      const lines = main(page).locator('li > button[aria-haspopup="dialog"]')
      await expect(lines).toHaveCount(2)
      await expect(main(page).locator('dl').first()).toContainText('1,000.50')
      await main(page)
        .getByRole('tab', { name: t('Credited') })
        .tap()
      await expect(lines).toHaveCount(1)
      await lines.tap()
      const sheet = page.getByRole('dialog', { name: t('Deposit'), exact: true })
      await expect(sheet.getByRole('list', { name: t('Deposit steps') })).toContainText(t('Credited'))
      expect(await violationsInDeepRun(page)).toEqual([])
      await sheet.getByRole('button', { name: t('Close') }).tap()
      const saving = page.waitForEvent('download')
      await main(page)
        .getByRole('button', { name: t('Save as CSV') })
        .tap()
      const file = await readFile(await (await saving).path(), 'utf8')
      expect(file).toContain('1000.50')
    })
  },
)

test('a member sends a bank transfer with a receipt, cancels a QR payment, and waits for a coin', async ({
  page,
  t,
  merchant,
}) => {
  let [address, account, amount, message] = ['', '', '', '']

  await test.step('the page shows an account and an amount exact to the cent', async () => {
    await signUp(page, newPlayer())
    await choose(page, merchant, 'bank')
    await amountLine(page, t).fill('1000')
    await payButton(page).tap()
    await expect(main(page).getByRole('button', { name: t('Exact amount') })).toContainText(
      /1,000\.\d[1-9]|1,000\.[1-9]0/,
    )
    address = page.url()
    account = await rowOf(page, t('Account number'))
    amount = (await rowOf(page, t('Exact amount'))).replace(/[^\d.]/g, '')
    message = await rowOf(page, t('Reference'))
    expect(await violationsInDeepRun(page)).toEqual([])
  })

  await test.step('a file that is not a picture is refused before it is sent; a picture is sent with its progress', async () => {
    const input = main(page).locator('input[type=file]').last()
    await input.setInputFiles({
      name: '../../receipt.png',
      mimeType: 'image/png',
      buffer: Buffer.from('%PDF-1.7 none'),
    })
    await expect(
      main(page).getByText(t('This file isn’t a supported image. Send a photo or screenshot.')),
    ).toBeVisible()
    await input.setInputFiles({ name: 'receipt.png', mimeType: 'image/png', buffer: await page.screenshot() })
    await expect(main(page).getByRole('img', { name: t('Preview of your receipt') })).toBeVisible()
    await main(page)
      .getByRole('button', { name: t('Send receipt') })
      .tap()
    await expect(main(page).getByText(t('Receipt received.'))).toBeVisible()
  })

  await test.step('the member reports the payment, leaves, and is led back to the payment page', async () => {
    await main(page).getByLabel(t('Payment reference')).fill('HB 2026/118')
    await main(page)
      .getByRole('button', { name: t('I’ve paid') })
      .tap()
    await expect(heading(page, t('Looking for your payment'))).toBeVisible()
    await openHydrated(page, DEPOSIT)
    await main(page)
      .getByRole('region', { name: t('Open deposits') })
      .getByRole('link')
      .tap()
    await expect(page).toHaveURL(address)
  })

  await test.step('the money arrives: the page shows it automatically', async () => {
    await sendFrom('bank', { destination: account, amount, message })
    await expect(heading(page, /1,010\./)).toBeVisible()
  })

  await test.step('a QR code is shown, and cancelled after a confirmation', async () => {
    await choose(page, merchant, 'scan')
    await amountLine(page, t).fill('200')
    if (merchant === 'aurora') {
      // The input is preserved when another payment channel is selected.
      await main(page).getByRole('radio', { name: NAMES.pouch }).tap()
      await main(page).getByRole('radio', { name: NAMES.scan }).tap()
    }
    await payButton(page).tap()
    await expect(main(page).getByRole('img', { name: t('QR code for your bank or wallet app') })).toBeVisible()
    await main(page)
      .getByRole('button', { name: t('Cancel deposit') })
      .tap()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('Cancel deposit') })
      .tap()
    await expect(heading(page, t('Deposit cancelled'))).toBeVisible()
  })

  await test.step('a coin payment is confirmed block by block', async () => {
    await choose(page, merchant, 'usdt')
    await amountLine(page, t).fill('50')
    await payButton(page).tap()
    await expect(main(page).getByRole('progressbar', { name: t('Confirmations') })).toBeVisible()
    await sendFrom('chain', { destination: await rowOf(page, t('Address')), amount: '50' })
    await expect(main(page).getByRole('link', { name: t('Go to games') })).toBeVisible({ timeout: 60_000 })
  })
})
