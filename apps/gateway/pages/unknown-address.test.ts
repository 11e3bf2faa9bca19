import { expect, test } from 'vitest'

import { sharedGateway } from '../test/shared-gateway.ts'

const gateway = sharedGateway()

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'

const open = async (path: string, accept = BROWSER) => {
  const answer = await gateway.fetch(path, { headers: { accept } })
  return { status: answer.status, type: answer.headers.get('content-type'), body: await answer.text() }
}

test.each([
  '/nowhere',
  '/m/nowhere',
  '/nowhere/at/all?x=1',
  '/index.php',
  '/M/home',
  '/assets',
  '/m/%E0%A4%A',
  '/%',
  '/m/home%2?x=%',
])('a person who opens %s gets a helpful page, with its status', async (path) => {
  const { status, type, body } = await open(path)
  expect([status, type]).toEqual([404, 'text/html; charset=utf-8'])
  expect(body).toContain('href="/m/home"')
})

test.each([
  ['/nowhere', 'application/json'],
  ['/nowhere', '*/*'],
  ['/wps/nowhere', BROWSER],
  ['/lgw/nowhere', BROWSER],
])('a program that requests %s and accepts %s gets the code', async (path, accept) => {
  const { status, type, body } = await open(path, accept)
  expect([status, type]).toEqual([404, 'application/json; charset=utf-8'])
  expect(JSON.parse(body)).toMatchObject({ success: false, errorCode: 'route.not.found' })
})

test('program paths with invalid escapes stay malformed, for any Accept header', async () => {
  for (const [path, accept] of [
    ['/m/%E0%A4%A', 'application/json'],
    ['/wps/%', BROWSER],
  ] as const) {
    expect(await open(path, accept)).toMatchObject({ status: 400, type: 'application/json; charset=utf-8' })
  }
})
