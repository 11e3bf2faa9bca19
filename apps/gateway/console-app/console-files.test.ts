import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { consoleFiles } from './console-files.ts'

const app = fastify()
let root: string
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'console '))
  mkdirSync(join(root, 'assets'))
  writeFileSync(join(root, 'index.html'), '<!doctype html>')
  writeFileSync(join(root, 'assets', 'x.js'), 'let x')
  writeFileSync(join(root, 'assets', 'x.js.br'), 'shorter')
  const answer = consoleFiles(root, () => ['http://aurora.example'])
  app.addHook('onRequest', async (request, reply) => (answer(request, reply) ? reply : undefined))
})
afterAll(async () => {
  await app.close()
  rmSync(root, { recursive: true })
})

/** `Accept` header of a browser navigation. */
const accept = 'text/html,application/xhtml+xml,*/*;q=0.8'

test.each([
  ['/', 200, 'text/html; charset=utf-8', 'no-cache'],
  ['/m/aurora/audit?page=1', 200, 'text/html; charset=utf-8', 'no-cache'],
  ['/assets/x.js', 200, 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
  ['/assets/missing.js', 404, 'application/json; charset=utf-8', undefined],
  ['/../console-files.ts', 200, 'text/html; charset=utf-8', 'no-cache'],
])('%s', async (url, status, type, cache) => {
  const { statusCode, headers } = await app.inject({ url, headers: { accept } })
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([status, type, cache])
})

test('files are compressed if the browser accepts that, and not sent again if unchanged', async () => {
  const first = await app.inject({ url: '/assets/x.js', headers: { 'accept-encoding': 'gzip, br' } })
  expect([first.body, first.headers['content-encoding']]).toEqual(['shorter', 'br'])
  const again = await app.inject({ url: '/assets/x.js', headers: { 'if-none-match': String(first.headers['etag']) } })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test('the console cannot be framed by other sites, and allows no inline scripts', async () => {
  const { headers } = await app.inject({ url: '/', headers: { accept } })
  expect(headers['content-security-policy']).toContain("script-src 'self';")
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
})

test('a call is never answered with the app’s page', async () => {
  const { statusCode } = await app.inject({ url: '/wps/system/status', headers: { accept: 'application/json' } })
  expect(statusCode).toBe(404)
})

test('only GET and HEAD are answered, and no request is answered without a build', async () => {
  expect((await app.inject({ method: 'POST', url: '/' })).statusCode).toBe(404)
  expect(
    consoleFiles(join(root, 'none'), () => [])({ method: 'GET', url: '/', headers: {} } as never, {} as never),
  ).toBe(false)
})
