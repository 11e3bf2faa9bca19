import { shareOfGate } from '@ante/gateway/test/gate-share.ts'
import type { Page } from '@playwright/test'

import { LAZY_ADDRESSES } from './kit/addresses.ts'
import { fetchInPage } from './kit/fetch-in-page.ts'
import { BOTH } from './kit/brand.ts'
import { expect, test } from './kit/journey.ts'
import { signIn } from './kit/session.ts'
import { siteOfBuilds } from './kit/site-of-builds.ts'

test.use({ serviceWorkers: 'allow' })
/** Time at which the shown page was cached; null for a page from the network. */
const storedAt = (page: Page) => page.locator('html').getAttribute('data-kept')

/** Returns the addresses in a cache of the device. */
const storedOn = (page: Page, store: string) =>
  page.evaluate(async (name) => {
    const requests = await (await caches.open(name)).keys()
    return requests.map(({ url }) => url.slice(location.origin.length))
  }, store)

/** Visits a page and waits until the device has cached it, and all files of the app. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForFunction(() => navigator.serviceWorker.controller)
  await expect.poll(() => storedOn(page, 'pages')).toContain(path)
  const missing = () =>
    page.evaluate(async () => {
      const list = (await (await fetch(document.documentElement.dataset['keep'] ?? '')).json()) as string[]
      const stored = await Promise.all(
        list.map(async (file) => Boolean(await caches.match(file, { ignoreVary: true }))),
      )
      return list.filter((_, index) => !stored[index])
    })
  await expect.poll(missing).toEqual([])
}

test(
  'the site can be installed, with its own merchant’s name and icon',
  { tag: BOTH },
  async ({ page, merchant, language }) => {
    await page.goto('/m/home')
    const address = await page.locator('link[rel="manifest"]').getAttribute('href')
    const { text } = await fetchInPage(page, address ?? '')
    const manifest = JSON.parse(text) as { name: string; lang: string; icons: { src: string }[] }
    expect(manifest).toMatchObject({ name: merchant === 'aurora' ? 'Aurora' : 'Lotus', lang: language })

    const session = await page.context().newCDPSession(page)
    const { errors, data } = await session.send('Page.getAppManifest')
    expect(errors).toEqual([])
    expect(JSON.parse(data ?? '')).toEqual(manifest)
  },
)

test('without a connection the shell opens, with the cached lobby and its age', async ({ page, context, t }) => {
  await visit(page, '/m/home')
  await visit(page, '/m/gameList?gameType=RNG')

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('link', { name: 'Northlight Reels' })).toBeVisible()

  await test.step('the loaded games can be searched, in the list and on home', async () => {
    const tiles = page.locator('main li[aria-posinset]')
    await page.getByRole('searchbox').fill('lights')
    await expect(tiles).toHaveCount(0)
    await page.getByRole('searchbox').fill('northlight')
    await expect(tiles).toHaveCount(1)
    await expect(tiles).toContainText('Northlight Reels')
    await page.goto('/m/home')
    // A tap waits until no popup covers the field.
    await page.getByRole('combobox').tap()
    await page.getByRole('combobox').fill('northlight')
    await expect(page.getByRole('option', { name: 'Northlight Reels' })).toBeVisible()
  })

  const opened = Date.now()
  await page.goto('/m/home?from=pwa')
  await expect(page.getByRole('heading', { name: t('Hot right now') })).toBeVisible()
  expect(Date.parse((await storedAt(page)) ?? '')).toBeLessThan(opened)
  await expect(page.locator('output').first()).toContainText(/\d\d:\d\d/)

  await test.step('when the connection is back, the lobby is refreshed automatically', async () => {
    await context.setOffline(false)
    await expect.poll(() => storedAt(page)).toBeNull()
    await expect(page.locator('output').first()).toBeEmpty()
  })

  await test.step('an unvisited page shows its title and the missing connection, and loads automatically', async () => {
    await context.setOffline(true)
    await page.goto('/m/useragreement')
    const main = page.getByRole('main')
    await expect(page.getByRole('heading', { level: 1, name: t('User agreement') })).toBeVisible()
    const texts = page.getByText(t('No connection. Missing content will load when you’re back online.'))
    await expect(texts).toBeVisible()
    await expect(main.getByRole('button', { name: t('Try again') })).toBeVisible()
    await page.getByRole('link', { name: t('Go to lobby') }).tap()
    await expect(page.getByRole('heading', { name: t('Hot right now') })).toBeVisible()
    await expect(texts).toBeHidden()

    await page.goto('/m/useragreement')
    await expect(main.getByRole('button', { name: t('Try again') })).toBeVisible()
    await context.setOffline(false)
    await expect(main.locator('article section').first()).toBeVisible()
    await expect(page).toHaveURL(/\/m\/useragreement$/)
    await expect(texts).toBeHidden()
  })
})

/** Addresses that the device never caches, even after a visit. */
const UNCACHED_PAGES = ['/m/maintenance', '/m/launchGame?vendor=ANS&gameId=nothing&nodeId=1', '/m/forget?token=nobody']

test('without a connection every address shows a page of the app @aurora', async ({ page, context }) => {
  await visit(page, '/m/home')
  await context.setOffline(true)
  const lazy = shareOfGate(LAZY_ADDRESSES)
  for (const address of [...UNCACHED_PAGES, '/m/gameList?gameName=reels', '/m/no-such-page', ...lazy]) {
    await page.goto(address)
    await expect.soft(page.locator('h1'), address).toHaveCount(1)
    await expect.soft(page.getByRole('main'), address).toHaveText(/\p{L}{2,}/u)
  }
})

test('member data is never cached: offline no amount of money is shown @aurora', async ({ page, context, t }) => {
  await signIn(page, { username: 'player01', password: 'Demo2026' })
  await visit(page, '/m/home')
  await expect(page.locator('header bdi').first()).toContainText(/\d/)

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { name: t('Hot right now') })).toBeVisible()
  await expect(page.getByRole('button', { name: t('Your wallets') })).toBeVisible()
  await expect(page.locator('header bdi')).toHaveCount(0)
  const answers = await storedOn(page, 'answers')
  expect(
    answers.filter((address) => !address.startsWith('/wps/relay/') && !address.startsWith('/wps/system/')),
  ).toEqual([])
  // Empty cards are hidden too.
  for (const card of await page.locator('[class*="jackpot-card_card"]').all()) await expect(card).toBeHidden()
})

test('a newer version is used only once the user accepts it @aurora', async ({ page, merchant, t }) => {
  const site = await siteOfBuilds()
  const home = `http://${merchant === 'aurora' ? 'localhost' : 'lotus.localhost'}:${site.port}/m/home`
  try {
    await page.goto(home)
    await page.waitForFunction(() => navigator.serviceWorker.controller)
    const offer = page.getByRole('region', { name: t('New version') })
    await expect(offer).toHaveCount(0)

    site.release()
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
    await expect(offer).toBeVisible()
    const before = await page.evaluate(() => performance.timeOrigin)

    await offer.getByRole('button', { name: t('Refresh') }).tap()
    await expect.poll(() => page.evaluate(() => performance.timeOrigin).catch(() => before)).not.toBe(before)
    await expect(page.getByRole('heading', { name: t('Hot right now') })).toBeVisible()
    await expect(offer).toHaveCount(0)
  } finally {
    await page.goto('about:blank')
    await site.close()
  }
})
