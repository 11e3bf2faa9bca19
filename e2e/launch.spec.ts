import { games } from '@ante/demo/games.ts'
import type { Page } from '@playwright/test'

import { openHydrated } from './kit/hydrated.ts'
import { AURORA_ONLY } from './kit/brand.ts'
import { centsOf } from './kit/figures.ts'
import { expect, test } from './kit/journey.ts'
import { roundsOf, withDatabase } from './kit/ledger.ts'
import { newPlayer } from './kit/newcomer.ts'
import { signUp, signUpWith } from './kit/session.ts'
import { openSlot, tryLogIn } from './kit/steps.ts'
import { arabic, english } from './kit/slot-texts.ts'

const REELS = '/m/gameList?gameType=RNG&vassalage=ANS'

const screen = (page: Page) => page.locator('main')
const frame = (page: Page) => screen(page).locator('iframe')
const bar = (page: Page) => screen(page).locator('header')
const SPIN = new RegExp(`^(${english.spin}|${arabic.spin})$`)
/** Waits until the game has loaded: before that, its own navigation may override the navigation of the frame. */
const gameLoaded = (page: Page) => expect(page.frameLocator('iframe').getByRole('button', { name: SPIN })).toBeVisible()
const pathOf = (page: Page) => new URL(page.url()).pathname

test('a game is opened from any list, and leaving it returns to the player’s previous page', async ({ page, t }) => {
  const player = newPlayer()
  const leave = page.getByRole('button', { name: t('Leave game') })
  const slot = () => screen(page).getByRole('link', { name: 'Northlight Reels' })
  await signUp(page, player)

  await test.step('the game is opened from a list and left by the bar', async () => {
    await openHydrated(page, REELS)
    await slot().tap()
    await leave.tap()
    await expect.poll(() => page.url()).toContain(REELS)
    await expect(slot()).toBeVisible()
  })

  await test.step('the game is left by the phone’s back button', async () => {
    await slot().tap()
    await expect(frame(page)).toBeVisible()
    await page.goBack()
    await expect(slot()).toBeVisible()
  })

  await test.step('the game itself navigates to the lobby’s address in its frame', async () => {
    await slot().tap()
    await gameLoaded(page)
    const lobbyUrl = new URL('/wps/game/leave', page.url()).href
    await frame(page).evaluate((element, address) => element.setAttribute('src', address), lobbyUrl)
    await expect(slot()).toBeVisible()
    expect(pathOf(page)).toBe('/m/gameList')
  })

  await test.step('the game navigates its frame to the lobby: the lobby is never shown in a frame', async () => {
    await slot().tap()
    await gameLoaded(page)
    const home = new URL('/m/home', page.url()).href
    await frame(page).evaluate((element, address) => element.setAttribute('src', address), home)
    await expect(slot()).toBeVisible()
    expect(pathOf(page)).toBe('/m/gameList')
  })

  await test.step('the game navigates the whole window to the lobby’s address', async () => {
    await slot().tap()
    await gameLoaded(page)
    await page.evaluate(() => window.location.assign('/wps/game/leave'))
    await expect(slot()).toBeVisible()
    expect(pathOf(page)).toBe('/m/gameList')
  })

  await test.step('after a reload the game opens a new session, and leaving returns to the same page', async () => {
    await slot().tap()
    const before = await frame(page).getAttribute('src')
    await page.reload()
    await expect(frame(page)).toBeVisible()
    expect(await frame(page).getAttribute('src')).not.toBe(before)
    await leave.tap()
    await expect(slot()).toBeVisible()
  })

  await test.step('leaving a game that was opened from a shared address leads to the home page', async () => {
    await slot().tap()
    await expect(frame(page)).toBeVisible()
    const address = page.url()
    const tab = await page.context().newPage()
    await openHydrated(tab, address)
    await tab.waitForURL('**/m/login')
    await tryLogIn(tab, t, player)
    await tab.waitForURL(address)
    await tab.getByRole('button', { name: t('Leave game') }).tap()
    await tab.waitForURL('**/m/home')
    await tab.close()
  })
})

const SWEPT_TO_MAIN = `
  select count(*) as count from vendor_transfer join member on member.id = vendor_transfer.member_id
  where member.account = $1 and member.merchant_code = 'aurora' and direction = 'out' and vendor_transfer.state = 'DONE'`

const sweptToMain = (account: string) =>
  withDatabase(async ({ pool }) => {
    const { rows } = await pool.query<{ count: bigint }>(SWEPT_TO_MAIN, [account])
    return Number(rows[0]?.count)
  })

test(`money at a game’s vendor returns to the main wallet, even if the page was reloaded or left for another ${AURORA_ONLY}`, async ({
  page,
  t,
  merchant,
}) => {
  const game = games.find(({ vendor }) => vendor === 'GLD')
  const player = await signUpWith(page, { units: 500n, merchant })
  await openHydrated(page, '/m/gameList?gameType=RNG&vassalage=GLD&gameClassify=ALL')
  await screen(page).locator(`a[href*="nodeId=${game?.nodeId}&"]`).tap()
  await expect(frame(page)).toBeVisible()
  await page.reload()
  await expect(frame(page)).toBeVisible()
  await page.getByRole('button', { name: t('Leave game') }).tap()
  await expect.poll(() => sweptToMain(player.username)).toBe(1)

  await screen(page).locator(`a[href*="nodeId=${game?.nodeId}&"]`).tap()
  await expect(frame(page)).toBeVisible()
  await openHydrated(page, '/m/home')
  await expect.poll(() => sweptToMain(player.username)).toBe(2)
})

test('a connection lost during a round does not change the round @aurora', async ({
  page,
  context,
  t,
  merchant,
  language,
}) => {
  const spin = (language === 'ar' ? arabic : english).spin
  const player = await signUpWith(page, { units: 100n, merchant })
  const slot = await openSlot(page, t)
  const notice = screen(page).getByText(t('No connection. Rounds in progress will still be settled.'))

  await slot.getByRole('button', { name: spin, exact: true }).tap()
  await expect.poll(() => roundsOf(player.username, merchant)).toBe(1)
  await context.setOffline(true)
  await expect(notice).toBeVisible()
  await context.setOffline(false)
  await expect(notice).toBeHidden()
  await expect(slot.getByRole('button', { name: spin, exact: true })).toBeEnabled({ timeout: 60_000 })

  const remainingCents = await centsOf(bar(page))
  await page.reload()
  await expect(slot.getByRole('button', { name: spin, exact: true })).toBeEnabled({ timeout: 60_000 })
  expect(await centsOf(bar(page))).toBe(remainingCents)
  expect(await roundsOf(player.username, merchant)).toBe(1)

  await test.step('the record shows the round, with the vendor’s details', async () => {
    await openHydrated(page, '/m/gameRecord')
    await screen(page).locator('li > button[aria-haspopup="dialog"]').first().tap()
    const sheet = page.getByRole('dialog', { name: t('Round'), exact: true })
    await expect(sheet.getByText(t('Stake placed'))).toBeVisible()
    await expect(sheet.getByRole('img', { name: t('Round result') })).toBeVisible()
    await expect(sheet.getByRole('button', { name: t('Copy for customer service') })).toBeVisible()
    await page.goBack()
    await expect(sheet).toBeHidden()
  })
})
