import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import {
  answerKeyOf,
  assetsIn,
  listAddressIn,
  pageKeyOf,
  requestHandling,
  withAge,
  withoutPage,
} from './request-handling.ts'
import type { RequestView, RequestHandling } from './request-handling.ts'

const SITE = 'https://site.example'
const requestTo = (path: string, changes: Partial<RequestView> = {}): RequestView => ({
  method: 'GET',
  url: new URL(path, SITE),
  ownOrigin: true,
  navigates: false,
  authorised: false,
  ...changes,
})

test.each<[string, RequestView, RequestHandling]>([
  ['a page', requestTo('/m/gameList?gameType=RNG', { navigates: true }), 'page'],
  ['the start page', requestTo('/', { navigates: true }), 'page'],
  ['the page of a game', requestTo('/m/launchGame?vendor=NLS', { navigates: true }), 'uncachedPage'],
  ['the maintenance page', requestTo('/m/maintenance', { navigates: true }), 'uncachedPage'],
  ['a page with a slash at its end', requestTo('/m/maintenance/', { navigates: true }), 'uncachedPage'],
  ['a preview of a brand', requestTo('/m/home?brandPreview=t', { navigates: true }), 'uncachedPage'],
  ['a link with a token', requestTo('/m/forget?token=t', { navigates: true }), 'uncachedPage'],
  ['a document outside the app', requestTo('/docs', { navigates: true }), 'ignore'],
  ['a fingerprinted file', requestTo('/assets/shell-1a2b.js'), 'asset'],
  ['a picture', requestTo('/pictures/games/reels.webp'), 'picture'],
  ['a picture of another host', requestTo('/pictures/games/reels.webp', { ownOrigin: false }), 'ignore'],
  ['a visitor’s list of games', requestTo('/wps/relay/GCSGAME_gameList?gameType=RNG'), 'publicAnswer'],
  ['a member’s list of games', requestTo('/wps/relay/GCSGAME_gameList', { authorised: true }), 'ignore'],
  ['announcements requested with a token', requestTo('/wps/relay/MCSFE_getListAnnouncements?token=t'), 'ignore'],
  ['the live stream', requestTo('/wps/live'), 'ignore'],
  ['the status', requestTo('/wps/system/status'), 'ignore'],
  ['a balance', requestTo('/wps/wallets/balance', { authorised: true }), 'ignore'],
  ['a balance without its token', requestTo('/wps/wallets/balance'), 'ignore'],
  ['the winners', requestTo('/wps/relay/GCSGAME_getRankList'), 'ignore'],
  ['a login', requestTo('/wps/session/login', { method: 'POST' }), 'ignore'],
  ['a form sent to a page', requestTo('/m/login', { method: 'POST', navigates: true }), 'ignore'],
])('%s', (_, requested, handling) => {
  expect(requestHandling(requested)).toBe(handling)
})

test('a request that identifies its user is never cached', () => {
  fc.assert(
    fc.property(fc.webPath(), fc.boolean(), (path, navigates) => {
      const ownRequest = { authorised: true, navigates }
      expect(requestHandling(requestTo(`/m${path}`, ownRequest))).toBe('ignore')
    }),
  )
})

test('nothing about money or persons is ever cached, for all requests', () => {
  const about = fc.constantFrom('wallets', 'transaction', 'member', 'session', 'live', 'agent', 'game')
  fc.assert(
    fc.property(about, fc.webSegment(), fc.webQueryParameters(), (capability, segment, query) => {
      expect(requestHandling(requestTo(`/wps/${capability}/${segment}?${query}`))).toBe('ignore')
    }),
  )
})

describe('the cache key of a page', () => {
  test.each([
    ['/', '/m/home'],
    ['/m/', '/m/home'],
    ['/m/index.html?lang=AR', '/m/home'],
    ['/m/home?from=pwa', '/m/home'],
    ['/m/gameList?gameType=RNG', '/m/gameList?gameType=RNG'],
    ['/m/help/?i=2', '/m/help?i=2'],
    ['/m/notice', '/m/notice'],
    ['/m/gameList?gameType=RNG&gameName=tiger', null],
    ['/m/login?returnTo=x', null],
  ])('%s: %s', (path, key) => {
    expect(pageKeyOf(new URL(path, SITE))).toBe(key)
  })
})

test('an answer is cached per language', () => {
  const games = new URL('/wps/relay/GCSGAME_gameList?gameType=RNG', SITE)
  expect(answerKeyOf(games, 'AR')).not.toBe(answerKeyOf(games, 'EN'))
  expect(answerKeyOf(new URL('/wps/system/helpCenter', SITE), 'EN')).toBe('/wps/system/helpCenter?kept-in=EN')
})

const HTML = `<!doctype html>
<html lang="en" data-keep="/assets/keep-aurora-en-1a2b.json"><head>
<link rel="stylesheet" href="/assets/shell-1.css"><script type="module" src="/assets/entry-2.js"></script>
<link rel="stylesheet" href="/assets/shell-1.css"></head><body><img src="/pictures/x.webp"></body></html>`

test('a page contains the list of its files', () => {
  expect(listAddressIn(HTML)).toBe('/assets/keep-aurora-en-1a2b.json')
  expect(assetsIn(HTML)).toEqual(['/assets/shell-1.css', '/assets/entry-2.js'])
  expect(listAddressIn('<html data-keep="/assets/brand/keep-en-1a2b.json">')).toBe('/assets/brand/keep-en-1a2b.json')
  expect(listAddressIn('<html lang="en">')).toBeNull()
})

test('a cached page contains its age, and a malicious age injects nothing', () => {
  expect(withAge(HTML, '2026-01-02T03:04:05.678Z')).toContain('<html data-kept="2026-01-02T03:04:05.678Z" lang="en"')
  expect(withAge(HTML, '"><script>')).not.toContain('<script>">')
})

const PAGE = `<!doctype html>
<html lang="en" dir="ltr"><head><title>Lobby</title></head>
<body>
<div id="root"><main><div>Lobby</div></main></div>
<script type="application/json" id="page">{"html":"<\\u002fdiv>"}</script>
</body></html>`

test('the app renders another address with the merchant’s data, and without the content of the page', () => {
  const html = withoutPage(PAGE)
  expect(html).toContain('<html data-elsewhere lang="en"')
  expect(html).toContain('<div id="root"></div>\n<script type="application/json" id="page">{')
})
