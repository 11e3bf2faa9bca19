import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'

import type { PageAssets } from './assets.ts'
import { documentOf } from './document.ts'
import { testSettings } from './merchant/test/settings.ts'
import type { PageMeta } from './lib/pages/page-module.ts'

const settings = { ...testSettings, name: 'A <b>"bold"</b> & brave', mainDomain: 'aurora.example' }
const meta: PageMeta = {
  title: { id: 'title', message: 'Lobby' },
  description: { id: 'description', message: 'All <games>' },
  header: 'home',
  back: 'home',
  bottomMenu: true,
}
const assets = {
  script: '/assets/entry.js',
  modules: ['/assets/shell.js'],
  styles: ['/assets/shell.css'],
  brandStyle: '/assets/brand.css',
  brand: { icon: '/assets/icon.png', touchIcon: '/assets/touch.png', themeColor: '#000000' },
  beforePaint: '/assets/before-paint.js',
  keep: '/assets/keep-aurora-ar-1.json',
  texts: { first: ['/assets/words.js'], rest: '/assets/rest.js', others: {} },
  splashes: [],
  preview: null,
}
const i18n = setupI18n({ locale: 'en', messages: { en: { title: 'Lobby', description: 'All <games>' } } })

function documentAt(address: string, state: unknown = {}, changed: Partial<PageAssets> = {}) {
  const requested = {
    address,
    language: 'AR' as const,
    settings,
    status: { maintenance: false, until: null, message: '', restricted: false, country: null },
    brand: null,
    catalogueVersion: '7',
    call: () => Promise.reject(new Error('no call expected')),
  }
  return documentOf({
    requested,
    query: {},
    meta,
    texts: i18n,
    assets: { ...assets, ...changed },
    body: '<p>body</p>',
    state,
  })
}

test('text of a merchant is escaped in the head', () => {
  const html = documentAt('/m/home')
  expect(html).toContain('<title>Lobby · A &lt;b&gt;&quot;bold&quot;&lt;/b&gt; &amp; brave</title>')
  expect(html).toContain('content="All &lt;games&gt;"')
})

test('the page has its language, direction and merchant', () => {
  expect(documentAt('/m/home')).toContain('<html lang="ar" dir="rtl" data-merchant="aurora" ')
})

test('only the app’s script file runs, regardless of the data', () => {
  const hostile = { a: '</script><script>alert(1)</script>', b: '<!--', c: '\u2028' }
  const html = documentAt('/m/home', hostile)
  const scripts = html.match(/<script[^>]*>/g)
  expect(scripts).toEqual([
    '<script src="/assets/before-paint.js">',
    '<script type="module" src="/assets/entry.js" fetchpriority="low">',
    '<script type="application/json" id="page">',
  ])
  const [, data = ''] = /id="page">(.*?)<\/script>/s.exec(html) ?? []
  expect(JSON.parse(data)).toEqual(hostile)
})

test('the page can be installed, in its language', () => {
  const html = documentAt('/m/home')
  expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest?lang=AR">')
  expect(html).toContain('data-keep="/assets/keep-aurora-ar-1.json"')
  expect(html).toContain(
    '<meta name="apple-mobile-web-app-title" content="A &lt;b&gt;&quot;bold&quot;&lt;/b&gt; &amp; brave">',
  )
})

test.each([
  ['/', 'https://aurora.example/m/home'],
  ['/m/index.html?lang=AR', 'https://aurora.example/m/home'],
  ['/m/gameList?gameType=RNG&lang=TY', 'https://aurora.example/m/gameList?gameType=RNG'],
])('%s is the same page as %s', (address, canonical) => {
  expect(documentAt(address)).toContain(`<link rel="canonical" href="${canonical}">`)
})

test('the page contains the version of its games', () => {
  expect(documentAt('/m/home')).toContain(' data-catalogue="7">')
})

test('a brand with two schemes has a colour of the browser’s bar for each, and start pictures by device', () => {
  const themeColor = [
    { scheme: 'dark' as const, color: '#071a2b' },
    { scheme: 'light' as const, color: '#f4f9fd' },
  ]
  const splashes = [{ address: '/assets/brand/splash-a.jpg', width: 390, height: 844, ratio: 3 }]
  const html = documentAt('/m/home', {}, { brand: { ...assets.brand, themeColor }, splashes })
  expect(html).toContain('<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#071a2b">')
  expect(html).toContain('<meta name="theme-color" media="(prefers-color-scheme: light)" content="#f4f9fd">')
  expect(html).toMatch(
    /apple-touch-startup-image" media="[^"]*390px[^"]*844px[^"]*3\)" href="\/assets\/brand\/splash-a.jpg"/,
  )
})

test('only a preview has the script that changes colours', () => {
  const preview = { script: '/assets/brand-preview.js', origin: 'https://console.example' }
  const tag = '<script src="/assets/brand-preview.js" data-console="https://console.example"></script>'
  expect(documentAt('/m/home', {}, { preview })).toContain(tag)
  expect(documentAt('/m/home')).not.toContain('brand-preview')
})
