import type { Page } from '@playwright/test'

import { awake, openAwake } from './kit/awake.ts'
import { BOTH, addressOf } from './kit/brand.ts'
import { expect, test } from './kit/journey.ts'
import { phone } from './kit/phone.ts'
import { noDialogIn } from './kit/popups.ts'
import { logIn, tryLogIn } from './kit/steps.ts'

const PASSWORD = 'Demo2026'
const player = { username: 'player01', password: PASSWORD }

const pathOf = (page: Page) => new URL(page.url()).pathname

const menu = (page: Page) => page.getByRole('navigation').filter({ has: page.locator('a[href="/m/voucherCenter"]') })
const place = (page: Page, href: string) => menu(page).locator(`a[href="${href}"]`)

// rules: errors-12
test('a visitor is led through the login to what he typed, and on to it', async ({ page, say }) => {
  await page.goto('/m/withdraw?from=mail#top')
  await page.waitForURL('**/m/login')
  await tryLogIn(page, say, player)
  await page.waitForURL('**/m/withdraw?from=mail#top')
  await expect(page.getByRole('heading', { name: say('Withdraw'), exact: true })).toBeVisible()
})

// rules: limits-2
test('a trial has no member centre, by the menu or by its address', async ({ page, say }) => {
  const reject = page.getByText(say('The free trial has no member center. Register to have one.'))
  await openAwake(page, '/m/trail')
  await page.getByRole('button', { name: say('Start playing') }).tap()
  await page.waitForURL('**/m/home')
  await noDialogIn(page)
  // It stands for two seconds, so it is looked for from before it comes.
  await Promise.all([reject.waitFor(), place(page, '/m/mine').tap()])
  expect(pathOf(page)).toBe('/m/home')
  await expect(reject).toBeHidden()

  await Promise.all([reject.waitFor(), page.goto('/m/member/home')])
  await page.waitForURL('**/m/home')
})

test('back leads home from news and promotions, one step back elsewhere, and home where there is no step', async ({
  page,
  say,
}) => {
  const back = page.getByRole('button', { name: say('Back'), exact: true })
  await openAwake(page, '/m/help')
  const [tab] = await Promise.all([page.waitForEvent('popup'), page.evaluate(() => void window.open('/m/lottery'))])
  await awake(tab)
  await tab.getByRole('button', { name: say('Back') }).tap()
  await tab.waitForURL('**/m/home')
  await tab.close()

  await openAwake(page, '/m/gameList?gameType=RNG')
  await openAwake(page, '/m/lottery')
  await back.tap()
  await page.waitForURL('**/m/gameList?gameType=RNG')
  // The doors have a way of their own.
  const toLobby = page.getByRole('link', { name: say('Back to the lobby') })
  for (const address of ['/m/notice', '/m/activity', '/m/trail', '/m/forget']) {
    await openAwake(page, '/m/gameList?gameType=RNG')
    await openAwake(page, address)
    await expect(menu(page)).toBeHidden()
    await back.or(toLobby).tap()
    await page.waitForURL('**/m/home')
  }
})

test(
  'the menu counts the rewards that wait, and leads to friends only where they can be invited',
  { tag: BOTH },
  async ({ page, say, merchant }) => {
    await openAwake(page, '/m/home')
    await place(page, '/m/inviteFriends').tap()
    await page.waitForURL('**/m/login')
    await tryLogIn(page, say, player)
    await page.waitForURL('**/m/inviteFriends')
    await expect(place(page, '/m/activity')).toContainText(/[1-9]/)

    const invitations = say('Invitations are not open here. Please contact our customer service.')
    await openAwake(page, '/m/home')
    if (merchant === 'aurora') {
      await place(page, '/m/inviteFriends').tap()
      await page.waitForURL('**/m/inviteFriends')
      return
    }
    // It stands for two seconds, in which news may come before it.
    await expect(async () => {
      const told = page.getByText(invitations).waitFor({ timeout: 5_000 })
      await Promise.all([told, place(page, '/m/inviteFriends').tap()])
    }).toPass()
  },
)

test('the balance is away while it is asked for anew, and stars where it is hidden', async ({ page, say }) => {
  await openAwake(page, '/m/login')
  await logIn(page, say, { username: 'player02', password: PASSWORD })
  const figures = page.getByRole('banner').getByText(/250\.00/)
  await expect(figures).toBeAttached()

  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/wps/wallets/balance*', async (route) => {
    await answered
    await route.continue()
  })
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('Refresh balance') })
    .tap()
  await expect(figures).not.toBeAttached()
  answer()
  await expect(figures).toBeAttached()

  await page.getByRole('button', { name: say('Hide balance') }).tap()
  await expect(page.getByRole('banner').getByText(say('Balance hidden'))).toBeAttached()
  await expect(figures).not.toBeAttached()
  await page.reload()
  await expect(page.getByRole('button', { name: say('Show balance') })).toBeVisible()
})

test('pages fade in, but not under a finger that drew them aside', async ({ page }) => {
  const animation = () => page.locator('#main').evaluate((main) => getComputedStyle(main).animationName)
  await openAwake(page, '/m/home')
  // A tap may meet the news that opens over home at that very moment.
  await expect(async () => {
    if (!page.url().endsWith('/m/notice')) await page.locator('a[href="/m/notice"]').first().tap({ timeout: 5_000 })
    await page.waitForURL('**/m/notice', { timeout: 5_000 })
  }).toPass()
  await expect.poll(animation).toContain('fade')

  await page.evaluate(() => {
    const drawn = (type: string, clientX: number) =>
      document.dispatchEvent(Object.assign(new Event(type), { touches: [{ clientX }] }))
    drawn('touchstart', 5)
    drawn('touchmove', 160)
    history.back()
  })
  await page.waitForURL('**/m/home')
  await expect.poll(animation).toBe('none')
})

test('the menu makes room for the system on a tall iPhone, in the app alone', async ({ browser, merchant }) => {
  const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'
  const heightOf = async (userAgent: string, height: number) => {
    const context = await browser.newContext({ ...phone, userAgent, screen: { width: 390, height } })
    const page = await context.newPage()
    await openAwake(page, `${addressOf(merchant)}/m/help`)
    const box = await menu(page).boundingBox()
    await context.close()
    return box?.height ?? 0
  }
  const usual = await heightOf(iphone, 844)
  expect(await heightOf(`${iphone} AnteApp/1.0`, 812)).toBe(usual)
  expect(await heightOf(`${iphone} AnteApp/1.0`, 844)).toBeGreaterThan(usual)
})

test('the page of maintenance leads home while the merchant is open', async ({ page }) => {
  await openAwake(page, '/m/maintenance')
  await page.waitForURL('**/m/home')
})

test('what the site has to say is read above what lies open', async ({ page, say }) => {
  await openAwake(page, '/m/login')
  await logIn(page, say, player)
  await page.getByRole('button', { name: say('Menu') }).tap()
  await expect(page.getByRole('dialog').getByRole('button', { name: say('Sign out') })).toBeVisible()
  // What is said for a moment is looked for from before it comes.
  const told = page.getByText(say('The account has been logged out, please log in again'))
  const [, status] = await Promise.all([
    told.waitFor(),
    page.evaluate(async () => {
      const { token, merchantCode } = JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '{}')
      const headers = { Authorization: token, Merchant: merchantCode }
      return (await fetch('/wps/session/logout', { method: 'DELETE', headers })).status
    }),
  ])
  expect(status).toBe(200)
  expect(await told.evaluate((words) => words.closest('output')?.matches(':popover-open'))).toBe(true)
})
