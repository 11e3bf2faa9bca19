import { languages } from '@ante/contract/merchant/language.ts'
import type { Page } from '@playwright/test'

import { fetchInPage } from './kit/fetch-in-page.ts'
import { openHydrated } from './kit/hydrated.ts'
import type { BrandOptions } from './kit/brand.ts'
import { expect, test } from './kit/journey.ts'
import { runOperator } from './kit/operator.ts'
import { translatorOf } from './kit/texts.ts'

/** The only allowed country, in which no player is located: the address of this machine has no country. */
const ONLY_COUNTRY = 'AQ'
const GAMES = '/m/gameList?gameType=RNG'

const menu = (page: Page) => page.getByRole('navigation').filter({ has: page.locator('a[href="/m/voucherCenter"]') })

async function openToAll(merchant: BrandOptions['merchant']): Promise<void> {
  await runOperator('countries', 'allow-all', merchant)
  await runOperator('maintenance', 'disable', merchant)
}

test.afterEach(({ merchant }) => openToAll(merchant))

test('an open page closes for a region and for maintenance, which takes precedence, and reopens at the same position', async ({
  page,
  t,
  merchant,
}) => {
  const region = page.getByRole('heading', { level: 1, name: t('Not available in your location') })
  const maintenance = page.getByRole('heading', { level: 1, name: t('We’re making improvements') })
  const search = page.getByRole('searchbox', { name: t('Search games by name') })
  await openHydrated(page, GAMES)
  await page.evaluate(() => Object.assign(window, { stillThere: true }))

  await runOperator('countries', 'allow-only', merchant, ONLY_COUNTRY)
  await expect(region).toBeVisible()
  await expect(search).not.toBeAttached()
  await expect(menu(page)).not.toBeAttached()

  await runOperator('maintenance', 'enable', merchant, '--message', 'A new floor is laid', '--language', 'EN')
  await expect(maintenance).toBeVisible()
  await expect(region).not.toBeAttached()
  await expect(page.getByText('A new floor is laid')).toBeVisible()

  await test.step('new visits and reloads find the site closed as well', async () => {
    expect((await fetchInPage(page, '/m/home')).status).toBe(503)
    const call = await fetchInPage(page, '/wps/relay/GCSGAME_getRankList')
    expect(JSON.parse(call.text)).toMatchObject({ success: false, errorCode: 'merchant.maintenance' })
  })

  await runOperator('maintenance', 'disable', merchant)
  await expect(region).toBeVisible()
  await runOperator('countries', 'allow-all', merchant)
  await expect(search).toBeVisible()
  await expect(menu(page)).toBeVisible()
  expect(page.url()).toContain(GAMES)
  expect(await page.evaluate(() => 'stillThere' in window), 'without a reload').toBe(true)

  await test.step('a closed page uses the selected language', async () => {
    await runOperator('maintenance', 'enable', merchant, '--until', '+2h')
    await expect(maintenance).toBeVisible()
    await page.getByRole('main').locator('button[aria-haspopup="dialog"]').tap()
    await page.getByRole('dialog').getByRole('button', { name: languages.TH.name, exact: true }).tap()
    await expect(page.locator('html')).toHaveAttribute('lang', 'th')
    const title = translatorOf('th')('We’re making improvements')
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  })
})
