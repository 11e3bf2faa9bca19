import { rmSync } from 'node:fs'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { fakeWebApp } from '../test/fake-web-app.ts'
import { startGateway } from '../test/start-gateway.ts'
import type { TestGateway } from '../test/start-gateway.ts'

const webDist = fakeWebApp(`
export const renderManifest = async () => ({})
export const render = async () => ({ kind: 'document', status: 200, document: 'page' })`)
let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway({ webDist, trustedProxy: '::ffff:127.0.0.1', production: true })
})
afterAll(async () => {
  await gateway.stop()
  rmSync(webDist, { recursive: true })
})

const PICTURE = '/pictures/states/gift.svg'

test.each(['/m/home', '/m/nowhere', '/wps/system/status', '/wps/nowhere', '/wps/%zz', PICTURE, '/healthz'])(
  '%s has the common headers',
  async (path) => {
    const { headers } = await gateway.fetch(path)
    expect(headers.get('x-request-id')).toMatch(/^[\w-]{36}$/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('permissions-policy')).toContain('camera=()')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
    expect(headers.get('cross-origin-resource-policy')).toBe(path === PICTURE ? 'cross-origin' : 'same-origin')
  },
)

test('pages permit autoplay and full screen, which the frames of games use', async () => {
  const { headers } = await gateway.fetch('/m/home')
  expect(headers.get('permissions-policy')).not.toMatch(/autoplay|fullscreen/)
})

test.each([
  ['https', 'lotus.example', 'max-age=31536000'],
  ['http', 'lotus.example', null],
  ['https', 'lotus.localhost', null],
])('over %s %s gets HSTS: %s', async (protocol, host, expected) => {
  const headers = { 'x-forwarded-proto': protocol, 'x-forwarded-host': host }
  const answer = await gateway.fetch('/healthz', { headers })
  expect(answer.headers.get('strict-transport-security')).toBe(expected)
})

test('in production the API is published as data, not as pages that need a looser policy', async () => {
  const [pages, data] = [await gateway.fetch('/docs'), await gateway.fetch('/docs/json')]
  expect(pages.status).toBe(404)
  const document = await data.text()
  expect(JSON.parse(document)).toMatchObject({
    openapi: '3.1.0',
    components: { schemas: { RichText: { type: 'array' } } },
  })
  const references = [...document.matchAll(/"\$ref":"([^"]*)"/g)].map(([, reference]) => reference)
  expect([...new Set(references)]).toEqual(['#/components/schemas/RichText'])
})
