import type { Page } from '@playwright/test'

import { openAwake } from './kit/awake.ts'
import { killGateway } from './kit/gateway-process.ts'
import { BOTH, addressOf } from './kit/brand.ts'
import { expect, test } from './kit/journey.ts'
import { operate } from './kit/operator.ts'
import { logIn } from './kit/steps.ts'

const player = { username: 'player01', password: 'Demo2026' }

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

/** The covers of the popular games: those that came, and those that are drawn because none came. */
const covers = (page: Page) =>
  page.getByRole('tabpanel').locator('li').first().locator('img, span[class*="placeholder"]')

test('a picture that cannot be had leaves a drawing in its place, not a broken one', async ({ page }) => {
  await page.route('**/pictures/games/**', (route) => route.abort())
  await openAwake(page, '/m/home')
  await expect(covers(page).first()).toBeVisible()
  await expect(page.getByRole('tabpanel').locator('li').first().locator('img')).toHaveCount(0)
  const broken = () =>
    page.evaluate(
      () => [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth === 0).length,
    )
  await expect.poll(broken).toBe(0)
})

test(
  'with no picture to be had flags are letters, the logo and the licence are words',
  { tag: BOTH },
  async ({ page, say, merchant }) => {
    await page.route(/\.(svg|webp|avif|png)(\?|$)/, (route) => route.abort())
    await openAwake(page, '/m/home')
    const banner = page.getByRole('banner')
    await expect(banner.getByRole('button', { name: say('Choose the language') })).toHaveText(/^[a-z]{2}$/i)
    const written = () =>
      banner.locator('a[href="/m/home"]').evaluate((logo) => getComputedStyle(logo, '::before').content.toLowerCase())
    await expect.poll(written).toContain(merchant)
    await banner.getByRole('button', { name: say('Menu') }).tap()
    const menu = page.getByRole('dialog', { name: say('Menu') })
    await menu.getByText(say('Licence'), { exact: true }).scrollIntoViewIfNeeded()
    await expect(menu.locator('img')).toHaveCount(0)
  },
)

test('pictures come from the next host where the first has none, and from the site itself in the end @aurora', async ({
  page,
  merchant,
}) => {
  const [first, second] = ['https://one.images.test', 'https://two.images.test']
  await operate('images', 'set', merchant, first, second)
  try {
    const asked: string[] = []
    await page.route(`${first}/**`, (route) => {
      asked.push(route.request().url())
      return route.abort()
    })
    // The second has the pictures of games, and no flags.
    await page.route(`${second}/**`, async (route) => {
      const { pathname } = new URL(route.request().url())
      if (pathname.startsWith('/pictures/flags/')) return route.abort()
      // Outside of a browser one host of this machine is found, and all have the same pictures.
      const picture = await page.request.get(new URL(pathname, addressOf('aurora')).href)
      return route.fulfill({ response: picture })
    })
    const shown = (path: string) =>
      page.evaluate(
        (part) =>
          [...document.images]
            .filter(
              ({ complete, naturalWidth, currentSrc }) => complete && naturalWidth > 0 && currentSrc.includes(part),
            )
            .map(({ currentSrc }) => new URL(currentSrc).origin),
        path,
      )
    await openAwake(page, '/m/home')
    await expect.poll(() => shown('/pictures/games/')).toContain(second)
    await expect.poll(() => shown('/pictures/flags/')).toContain(new URL(page.url()).origin)
    expect(asked.length).toBeGreaterThan(0)
  } finally {
    await operate('images', 'clear', merchant)
  }
})

test('a part whose question alone is not answered comes by itself when it is @aurora', async ({ page, say }) => {
  await openAwake(page, '/m/home')
  const list = /GCSGAME_(gameList|hotGames)/
  await page.route(list, (route) => route.abort())
  await page.locator('main a[href^="/m/gameList"]').first().tap()
  const again = page
    .getByRole('main')
    .getByRole('button', { name: say('Try again') })
    .first()
  await expect(again).toBeVisible()
  await page.unroute(list)
  await expect(again).toHaveCount(0, { timeout: 60_000 })
  await expect(page.getByRole('main').locator('a[href*="/m/launchGame"]').first()).toBeVisible()
})

test('a browser that keeps nothing serves the visit all the same, the login too @aurora', async ({ page, say }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', { get: refuse })
    Object.defineProperty(window, 'sessionStorage', { get: refuse })
  })
  await openAwake(page, '/m/login')
  await logIn(page, say, player)
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('Hide balance') })
    .tap()
  await expect(page.getByRole('button', { name: say('Show balance') })).toBeVisible()
  // Without being loaded anew he stays who he is.
  await page.locator('a[href="/m/mine"]').tap()
  await page.waitForURL('**/m/mine')
  await expect(page.getByRole('main').getByRole('link', { name: say('Log in') })).toHaveCount(0)
})

test('a full device serves the visit as well @aurora', async ({ page, say }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  })
  await openAwake(page, '/m/login')
  await logIn(page, say, player)
})

test('what others left in storage is not believed @aurora', async ({ page, say }) => {
  await openAwake(page, '/m/home')
  const keys = [
    'MC_SESSION_INFO',
    'popupA',
    'popupB',
    'hideDownloadBar',
    'templates',
    'WEBCLIP',
    'autoLogin',
    'trialName',
  ]
  for (const garbage of ['{"token":', 'null', '[]', '{"token":{"a":1},"userName":7}', '"<script>"']) {
    await page.evaluate(
      ([names, value]) => {
        for (const storage of [localStorage, sessionStorage]) {
          const known = Object.keys(storage)
          for (const name of [...names, ...known]) storage.setItem(name, value)
        }
      },
      [keys, garbage] as const,
    )
    await openAwake(page, '/m/home')
    await expect(page.getByRole('heading', { name: say('Hot right now') })).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: say('Log in') })).toBeVisible()
  }
  await openAwake(page, '/m/login')
  await logIn(page, say, player)
})

test('a page that the gateway could not serve says so, and comes by itself when it can', async ({ page, say }) => {
  await openAwake(page, '/m/home')
  await page.route('**/wps/**', (route) => route.abort())
  await page.locator('main a[href^="/m/gameList"]').first().tap()
  const again = page
    .getByRole('main')
    .getByRole('button', { name: say('Try again') })
    .first()
  await expect(again).toBeVisible()

  await killGateway()
  await page.unroute('**/wps/**')
  await expect(again).toHaveCount(0, { timeout: 60_000 })
  await expect(page.getByRole('main').locator('a[href*="/m/launchGame"]').first()).toBeVisible()
})
