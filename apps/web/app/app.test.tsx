import { allMenuKeys } from '@ante/contract/merchant/menu-keys.ts'
import { expect, test } from 'vitest'

import { htmlOf } from '../test/html-of.tsx'
import { lazyRoutes } from './lazy-routes.ts'
import { routes } from './routes.ts'

const everyAddress = Object.keys({ ...routes.eager, ...lazyRoutes }).map((path) => (path === '*' ? '/m/nowhere' : path))

test.each(everyAddress)('a visitor gets a complete page at %s', async (path) => {
  const html = await htmlOf(path)
  expect(html).toContain('<main')
  expect(html).not.toContain('<script')
})

test('home shows banners, notices, games, sign-in and the trial', async () => {
  const html = await htmlOf('/m/home')
  for (const text of ['A banner', 'A notice', 'Saffron Tiger', 'Log in', 'Register', 'Try with play money']) {
    expect(html).toContain(text)
  }
  expect(html).not.toContain('Latest winners')
})

test('the sections of home are in the order of the merchant’s menu', async () => {
  const others = allMenuKeys.filter((key) => !key.startsWith('HOME_'))
  const html = await htmlOf('/m/home', {
    settings: { menu: [...others, 'HOME_LOBBY', 'HOME_NOTICES', 'HOME_BANNERS'] },
  })
  const places = ['Saffron Tiger', 'A notice', 'A banner'].map((text) => html.indexOf(text))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(places[0]).toBeGreaterThan(0)
})

test.each([
  ['HOME_BANNERS', 'A banner'],
  ['HOME_NOTICES', 'A notice'],
  ['HOME_LOBBY', 'Saffron Tiger'],
])('a home block with the key %s, which is not in the menu, is not shown', async (key, text) => {
  expect(await htmlOf('/m/home')).toContain(text)
  const menu = allMenuKeys.filter((allMenuKey) => allMenuKey !== key && allMenuKey !== 'HOME_POPULAR')
  expect(await htmlOf('/m/home', { settings: { menu } })).not.toContain(text)
})

test('third-party content is shown as text, and its unsafe addresses are not linked', async () => {
  const html = await htmlOf('/m/home')
  expect(html).toContain('Northlight &lt;i&gt;Reels')
  expect(html).not.toMatch(/javascript:|alert\(1\)/)
})

test('a failed part leaves the rest of the page intact', async () => {
  const html = await htmlOf('/m/home', { failing: ['/wps/relay/GCSGAME_getRankList'] })
  expect(html).toContain('Saffron Tiger')
  expect(html).toContain('Try with play money')
  expect(html).not.toContain('Latest winners')
})

test('Arabic pages are in Arabic', async () => {
  const html = await htmlOf('/m/home', { locale: 'ar' })
  expect(html).toContain('جرّب بنقود اللعب')
  expect(html).not.toContain('Try with play money')
})

test('a merchant without open registration has no registration link', async () => {
  const html = await htmlOf('/m/home', { flags: {} })
  expect(html).toContain('/m/login')
  expect(html).not.toContain('/m/register')
})

test('a closed merchant shows only the closed page', async () => {
  const html = await htmlOf('/m/home', { closing: 'maintenance' })
  expect(html).toContain('We’re making improvements')
  expect(html).not.toContain('Saffron Tiger')
})

test('a visitor from a blocked country sees the reason, and what remains safe', async () => {
  const html = await htmlOf('/m/home', { closing: 'region' })
  for (const text of ['Not available in your location', 'France', 'aren’t affected']) expect(html).toContain(text)
  expect(html).not.toContain('Saffron Tiger')
})

test('the game list shows the games selected by its address', async () => {
  expect(await htmlOf('/m/gameList?gameType=RNG')).toContain('Pearl Court')
  expect(await htmlOf('/m/gameList?gameType=HOT&gameName=tiger')).not.toContain('Northlight')
})

test('a visitor at the member centre is asked to sign in', async () => {
  const html = await htmlOf('/m/mine')
  expect(html).toContain('Log in or register')
  expect(html).not.toContain('not open yet')
})

test('a page disabled by the merchant is not available to any visitor', async () => {
  expect(await htmlOf('/m/webEmail', { flags: {} })).toContain('Messages isn’t available here')
  expect(await htmlOf('/m/webEmail', { flags: { MAILCEN: true } })).toContain('Log in first')
})

test('a members-only page shows a visitor none of its content', async () => {
  for (const path of ['/m/set', '/m/voucherCenter', '/m/agent', '/m/member/agent/getHourContract']) {
    expect(await htmlOf(path)).not.toMatch(/not open yet|Change password/)
  }
})

test('the not-found page offers the lobby, the search and the most common pages', async () => {
  const html = await htmlOf('/m/no-such-page?x=1')
  expect(html).toContain('Page not found')
  expect(html).toContain('type="search"')
  for (const link of ['/m/home', '/m/activity', '/m/notice', '/m/help']) expect(html).toContain(`href="${link}"`)
})

test('the bottom navigation marks the current page', async () => {
  const current = async (path: string) => /<a[^>]*aria-current="page"[^>]*href="([^"]*)"/.exec(await htmlOf(path))?.[1]
  expect(await current('/')).toBe('/m/home')
  expect(await current('/m/member/home')).toBe('/m/mine')
  expect(await current('/m/help')).toBeUndefined()
})
