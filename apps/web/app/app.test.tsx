import { allMenuKeys } from '@ante/contract/merchant/menu-keys.ts'
import { expect, test } from 'vitest'

import { htmlOf } from '../test/html-of.tsx'
import { lazyRoutes } from './lazy-routes.ts'
import { routes } from './routes.ts'

const everyAddress = Object.keys({ ...routes.near, ...lazyRoutes }).map((path) => (path === '*' ? '/m/nowhere' : path))

test.each(everyAddress)('a visitor gets a whole page at %s', async (path) => {
  const html = await htmlOf(path)
  expect(html).toContain('<main')
  expect(html).not.toContain('<script')
})

test('home shows banners, notices, games, the way in and the trial', async () => {
  const html = await htmlOf('/m/home')
  for (const words of ['A banner', 'A notice', 'Saffron Tiger', 'Log in', 'Register', 'Try with play money']) {
    expect(html).toContain(words)
  }
  expect(html).toContain('No wins yet')
})

test.each([
  ['HOME_BANNERS', 'A banner'],
  ['HOME_NOTICES', 'A notice'],
  ['HOME_LOBBY', 'Saffron Tiger'],
  ['HOME_WINNERS', 'No wins yet'],
])('a block of home whose key %s the menu does not list is not shown', async (key, words) => {
  expect(await htmlOf('/m/home')).toContain(words)
  const menu = allMenuKeys.filter((one) => one !== key && one !== 'HOME_POPULAR')
  expect(await htmlOf('/m/home', { settings: { menu } })).not.toContain(words)
})

test('what others write is shown as text, and their addresses lead nowhere they should not', async () => {
  const html = await htmlOf('/m/home')
  expect(html).toContain('Northlight &lt;i&gt;Reels')
  expect(html).not.toMatch(/javascript:|alert\(1\)/)
})

test('a part that cannot be had leaves the rest of the page standing', async () => {
  const html = await htmlOf('/m/home', { silent: ['/wps/relay/GCSGAME_getRankList'] })
  expect(html).toContain('Saffron Tiger')
  expect(html).not.toContain('No wins yet')
})

test('Arabic pages speak Arabic', async () => {
  const html = await htmlOf('/m/home', { locale: 'ar' })
  expect(html).toContain('جرّب بنقود اللعب')
  expect(html).not.toContain('Try with play money')
})

test('a merchant that takes no members directly has no way to register', async () => {
  const html = await htmlOf('/m/home', { whitelabel: {} })
  expect(html).toContain('/m/login')
  expect(html).not.toContain('/m/register')
})

test('a closed merchant shows that he is closed, and nothing else', async () => {
  const html = await htmlOf('/m/home', { closing: 'maintenance' })
  expect(html).toContain('We are making things better')
  expect(html).not.toContain('Saffron Tiger')
})

test('a visitor whose country may not use the site is told so, and what is safe', async () => {
  const html = await htmlOf('/m/home', { closing: 'region' })
  for (const words of ['Not available where you are', 'France', 'stay as they are']) expect(html).toContain(words)
  expect(html).not.toContain('Saffron Tiger')
})

test('the game list shows what the address asks for', async () => {
  expect(await htmlOf('/m/gameList?gameType=RNG')).toContain('Pearl Court')
  expect(await htmlOf('/m/gameList?gameType=HOT&gameName=tiger')).not.toContain('Northlight')
})

test('a visitor at the member centre is asked who he is', async () => {
  const html = await htmlOf('/m/mine')
  expect(html).toContain('Log in or register')
  expect(html).not.toContain('not open yet')
})

test('what the merchant has switched off is not available, whoever comes', async () => {
  expect(await htmlOf('/m/webEmail', { whitelabel: {} })).toContain('Messages: not available here')
  expect(await htmlOf('/m/webEmail', { whitelabel: { MAILCEN: true } })).toContain('Log in first')
})

test('a page for members shows a visitor nothing of it', async () => {
  for (const path of ['/m/set', '/m/voucherCenter', '/m/agent', '/m/member/agent/getHourContract']) {
    expect(await htmlOf(path)).not.toMatch(/not open yet|Change password/)
  }
})

test('a lost visitor finds the lobby, the search and what people mostly want', async () => {
  const html = await htmlOf('/m/no-such-page?x=1')
  expect(html).toContain('There is no page at this address')
  expect(html).toContain('type="search"')
  for (const way of ['/m/home', '/m/activity', '/m/notice', '/m/help']) expect(html).toContain(`href="${way}"`)
})

test('the place of the bottom menu where one is says so', async () => {
  const current = async (path: string) => /<a[^>]*aria-current="page"[^>]*href="([^"]*)"/.exec(await htmlOf(path))?.[1]
  expect(await current('/')).toBe('/m/home')
  expect(await current('/m/member/home')).toBe('/m/mine')
  expect(await current('/m/help')).toBeUndefined()
})
