import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { staticFiles } from './static-files.ts'

/** `Accept` headers of image requests by browsers. */
const SAFARI_13 = 'image/png,image/svg+xml,image/*;q=0.8,video/*;q=0.8,*/*;q=0.5'
const SAFARI_14 = 'image/webp,image/png,image/svg+xml,image/*;q=0.8,video/*;q=0.8,*/*;q=0.5'
const CHROME_70 = 'image/webp,image/apng,image/*,*/*;q=0.8'

let folder: string
const app = fastify()
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'static '))
  mkdirSync(join(folder, 'client', 'assets'), { recursive: true })
  mkdirSync(join(folder, 'pictures', 'games'), { recursive: true })
  writeFileSync(join(folder, 'client', 'assets', 'x.js'), '')
  for (const name of ['both.webp', 'both.jpg', 'both.small.webp', 'alone.webp', 'drawn.svg']) {
    writeFileSync(join(folder, 'pictures', 'games', name), name)
  }
  writeFileSync(join(folder, 'secret.jpg'), 'nobody reads this')
  await staticFiles(app, { webDist: folder, picturesDir: join(folder, 'pictures') })
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

const request = async (path: string, accept: string) => {
  const { statusCode, headers, body } = await app.inject({ url: path, headers: { accept } })
  return { statusCode, type: headers['content-type'], vary: headers['vary'], body }
}

test.each([
  [SAFARI_13, 'both.webp', 'both.jpg', 'image/jpeg'],
  [SAFARI_13, 'alone.webp', 'alone.webp', 'image/webp'],
  [SAFARI_14, 'both.webp', 'both.webp', 'image/webp'],
  [CHROME_70, 'both.webp', 'both.webp', 'image/webp'],
  ['*/*', 'both.webp', 'both.webp', 'image/webp'],
])('accepting %s and requesting %s returns %s', async (accept, name, body, type) => {
  expect(await request(`/pictures/games/${name}`, accept)).toEqual({
    statusCode: 200,
    type,
    vary: 'Accept, Save-Data',
    body,
  })
})

test.each([
  [CHROME_70, 'on', 'both.webp', 'both.small.webp'],
  [CHROME_70, 'on', 'alone.webp', 'alone.webp'],
  [CHROME_70, 'off', 'both.webp', 'both.webp'],
  [SAFARI_13, 'on', 'both.webp', 'both.jpg'],
])('accepting %s with Save-Data: %s and requesting %s returns %s', async (accept, saveData, name, expected) => {
  const headers = { accept, 'save-data': saveData }
  const { statusCode, body } = await app.inject({ url: `/pictures/games/${name}`, headers })
  expect({ statusCode, body }).toEqual({ statusCode: 200, body: expected })
})

test('other pictures are the same for all browsers, and cached for a day', async () => {
  expect(await request('/pictures/games/drawn.svg', SAFARI_13)).toMatchObject({ statusCode: 200, vary: undefined })
  const { headers } = await app.inject({ url: '/pictures/games/drawn.svg' })
  expect(headers['cache-control']).toBe('public, max-age=86400')
})

test.each([
  '/pictures/games/none.webp',
  '/pictures/..%2fsecret.webp',
  '/pictures/%2e%2e/secret.webp',
  '/pictures/games',
])('%s is not served', async (path) => {
  const { statusCode, body } = await request(path, SAFARI_13)
  expect(statusCode).toBeGreaterThanOrEqual(400)
  expect(body).not.toContain('nobody reads this')
})
