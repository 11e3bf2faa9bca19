import { afterAll, beforeAll, expect, test } from 'vitest'

import { startGateway, startGatewayOn } from '../test/start-gateway.ts'
import type { TestGateway } from '../test/start-gateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.stop())

interface Manifest {
  id: string
  name: string
  lang: string
  dir: string
  start_url: string
  display: string
  theme_color: string
  icons: { src: string; sizes: string; type: string; purpose: string }[]
  shortcuts: { name: string; url: string }[]
}

async function manifestAt(host: string, query = ''): Promise<Manifest> {
  const response = await gateway.fetch(`/manifest.webmanifest${query}`, {}, host)
  expect(response.headers.get('content-type')).toMatch(/^application\/manifest\+json/)
  return (await response.json()) as Manifest
}

test.each([
  ['localhost', 'Aurora'],
  ['lotus.localhost', 'Lotus'],
])('at %s the installable app is %s, with an icon for every purpose', async (host, name) => {
  const manifest = await manifestAt(host)
  expect(manifest).toMatchObject({ id: '/m/home', name, display: 'standalone', lang: 'en', dir: 'ltr' })
  expect(manifest.theme_color).toMatch(/^#[\da-f]{6}$/)
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
  for (const { src, type } of manifest.icons) {
    const icon = await gateway.fetch(src, {}, host)
    expect([icon.status, icon.headers.get('content-type')]).toEqual([200, type])
  }
})

test('the manifests of the brands differ in more than the name', async () => {
  const [aurora, lotus] = [await manifestAt('localhost'), await manifestAt('lotus.localhost')]
  expect(aurora.theme_color).not.toBe(lotus.theme_color)
  expect(aurora.icons[0]?.src).not.toBe(lotus.icons[0]?.src)
})

test('the manifest uses the visitor’s language', async () => {
  const english = await manifestAt('localhost')
  const arabic = await manifestAt('localhost', '?lang=AR')
  expect(arabic).toMatchObject({ lang: 'ar', dir: 'rtl', id: english.id })
  expect(arabic.shortcuts.map(({ name }) => name)).not.toEqual(english.shortcuts.map(({ name }) => name))
})

test('the start URLs of the manifest are existing pages', async () => {
  const { start_url, shortcuts } = await manifestAt('localhost')
  for (const address of [start_url, ...shortcuts.map(({ url }) => url)]) {
    expect((await gateway.fetch(address)).status).toBe(200)
  }
})

test('an unknown host has no app', async () => {
  expect((await gateway.fetch('/manifest.webmanifest', {}, 'nobody.example')).status).toBe(404)
})

test('the service worker is revalidated at each visit, and sent if it has changed', async () => {
  const first = await gateway.fetch('/service-worker.js')
  expect(first.headers.get('content-type')).toMatch(/^text\/javascript/)
  expect(first.headers.get('cache-control')).toBe('no-cache')
  const again = await gateway.fetch('/service-worker.js', {
    headers: { 'If-None-Match': first.headers.get('etag') ?? '' },
  })
  expect(again.status).toBe(304)
})

test('if disabled, a worker that removes itself is served instead', async () => {
  const off = await startGatewayOn(gateway.databaseUrl, { serviceWorker: false })
  try {
    const [working, leaving] = await Promise.all(
      [gateway, off].map(async (item) => (await item.fetch('/service-worker.js')).text()),
    )
    expect(leaving).not.toBe(working)
    expect(leaving).toContain('unregister')
    expect(leaving).not.toContain('respondWith')
  } finally {
    await off.stop()
  }
})
