import { languages } from '@ante/contract/merchant/language.ts'
import type { Page } from '@playwright/test'

import { ask } from './kit/ask.ts'
import { openAwake } from './kit/awake.ts'
import type { BrandOptions } from './kit/brand.ts'
import { expect, test } from './kit/journey.ts'
import { operate } from './kit/operator.ts'
import { signIn } from './kit/session.ts'
import { wordsOf } from './kit/words.ts'

/** Nobody is ever there: this machine's own address is in no country. */
const ONLY_COUNTRY = 'AQ'
const GAMES = '/m/gameList?gameType=RNG'

const menu = (page: Page) => page.getByRole('navigation').filter({ has: page.locator('a[href="/m/voucherCenter"]') })
/** How much waits to be claimed or spun. */
const bubble = (page: Page) => menu(page).locator('a[href="/m/activity"]').getByText(/^\d+$/)

async function openToAll(merchant: BrandOptions['merchant']): Promise<void> {
  await operate('region', 'open', merchant)
  await operate('maintenance', 'off', merchant)
}

test.afterEach(({ merchant }) => openToAll(merchant))

test('an open page closes for a region and for maintenance, which counts first, and opens where it was', async ({
  page,
  say,
  merchant,
}) => {
  const region = page.getByRole('heading', { level: 1, name: say('Not available where you are') })
  const maintenance = page.getByRole('heading', { level: 1, name: say('We are making things better') })
  const search = page.getByRole('searchbox', { name: say('Search games by name') })
  await openAwake(page, GAMES)
  await page.evaluate(() => Object.assign(window, { stillThere: true }))

  await operate('region', 'only', merchant, ONLY_COUNTRY)
  await expect(region).toBeVisible()
  await expect(search).not.toBeAttached()
  await expect(menu(page)).not.toBeAttached()

  await operate('maintenance', 'on', merchant, '--message', 'A new floor is laid', '--language', 'EN')
  await expect(maintenance).toBeVisible()
  await expect(region).not.toBeAttached()
  await expect(page.getByText('A new floor is laid')).toBeVisible()

  await test.step('who comes now, and who reloads, finds it closed as well', async () => {
    expect((await ask(page, '/m/home')).status).toBe(503)
    const call = await ask(page, '/wps/relay/GCSGAME_getRankList')
    expect(JSON.parse(call.text)).toMatchObject({ success: false, errorCode: 'merchant.maintenance' })
  })

  await operate('maintenance', 'off', merchant)
  await expect(region).toBeVisible()
  await operate('region', 'open', merchant)
  await expect(search).toBeVisible()
  await expect(menu(page)).toBeVisible()
  expect(page.url()).toContain(GAMES)
  expect(await page.evaluate(() => 'stillThere' in window), 'without being loaded anew').toBe(true)
})

test('a closed page speaks the language that one chooses', async ({ page, say, merchant }) => {
  await operate('maintenance', 'on', merchant, '--until', '+2h')
  await openAwake(page, '/m/home')
  // The gateway may hear of it a moment after the page was asked for; then the page is told.
  await expect(page.getByRole('heading', { level: 1, name: say('We are making things better') })).toBeVisible()
  await page.getByRole('main').locator('button[aria-haspopup="dialog"]').tap()
  await page.getByRole('dialog').getByRole('button', { name: languages.TH.name, exact: true }).tap()
  await expect(page.locator('html')).toHaveAttribute('lang', 'th')
  const title = wordsOf('th')('We are making things better')
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
})

test.describe('far from the merchant', () => {
  test.use({ timezoneId: 'America/Bogota' })

  test('the end of maintenance is told by the player’s own clock, which is named', async ({ page, merchant }) => {
    // 13:30 in Bogota.
    await operate('maintenance', 'on', merchant, '--until', '2099-12-31T18:30:00Z')
    await openAwake(page, '/m/home')
    await expect(page.getByRole('main')).toContainText(/13:30/)
    await expect(page.getByRole('main')).toContainText(/13:30\D*5/)
  })
})

test('a function that is switched off leaves the open page, and its calls are refused @aurora', async ({
  page,
  merchant,
}) => {
  await signIn(page, { username: 'player01', password: 'Demo2026' })
  await expect(bubble(page)).toBeVisible()
  const askForRewards = () =>
    page.evaluate(async () => {
      const { token } = JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '{}') as { token: string }
      const answer = await fetch('/wps/relay/MCSFE_getAvailablePromotions', { headers: { authorization: token } })
      return answer.json() as Promise<unknown>
    })
  expect(await askForRewards()).toMatchObject({ success: true })

  try {
    await operate('flags', 'set', merchant, 'REWCEN3', 'off')
    await expect(bubble(page)).toBeHidden()
    expect(await askForRewards()).toMatchObject({ success: false, errorCode: 'function.not.available' })
    await openAwake(page, '/m/rewardCenter')
    await expect(page.getByRole('main').locator('a[href="/m/service"]')).toBeVisible()
    await openAwake(page, '/m/home')
  } finally {
    await operate('flags', 'set', merchant, 'REWCEN3', 'on')
  }
  await expect(bubble(page)).toBeVisible()
})

test('who may not register by himself is not led to it @aurora', async ({ page, say, merchant }) => {
  await openAwake(page, '/m/home')
  const register = page.getByRole('banner').getByRole('link', { name: say('Register'), exact: true })
  await expect(register).toBeVisible()
  try {
    await operate('flags', 'set', merchant, 'DIRECTREG3', 'off')
    await expect(register).not.toBeAttached()
  } finally {
    await operate('flags', 'set', merchant, 'DIRECTREG3', 'on')
  }
  await expect(register).toBeVisible()
})

test.describe('on an iPhone', () => {
  const SAFARI =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ' +
    'Version/17.4 Mobile/15E148 Safari/604.1'
  test.use({ userAgent: SAFARI })

  test('what is offered as an app comes and goes on an open home @aurora', async ({ page, say, merchant }) => {
    const bar = page.getByRole('region', { name: say('Get the app') })
    try {
      await operate('flags', 'set', merchant, 'HOMESCREEN3', 'off')
      await openAwake(page, '/m/home')
      await expect(bar).toHaveCount(0)
      await operate('flags', 'set', merchant, 'HOMESCREEN3', 'on')
      await expect(bar).toBeVisible()
      await operate('flags', 'set', merchant, 'HOMESCREEN3', 'off')
      await expect(bar).toBeHidden()
    } finally {
      await operate('flags', 'set', merchant, 'HOMESCREEN3', 'on')
    }
  })
})
