import { ConsoleLogin } from '@ante/plain-server/console/login.ts'
import { submitConsoleForm, CONSOLE_CODE, openConsole } from '@ante/plain-server/test/developer-console.ts'
import { createDatabase, dropDatabase, freshDatabaseUrl } from '@ante/plain-server/test/database.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type { OutsideWorld } from '../start.ts'
import { startTestWorld } from '../test/start-outside-world.ts'

const databaseUrl = freshDatabaseUrl()
let sandbox: OutsideWorld
beforeAll(async () => {
  await createDatabase(databaseUrl)
  sandbox = await startTestWorld({ databaseUrl, gatewayUrl: 'http://127.0.0.1:9', faults: true })
  await sandbox.ready
})
afterAll(async () => {
  await sandbox.stop()
  await dropDatabase(databaseUrl)
})

const BROWSER = { Accept: 'text/html,*/*' }
const send = (form: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${sandbox.url}/console/${form}`, {
    method: 'POST',
    headers,
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })
const enterConsole = async (code: string, to = '/console/results') => send('enter', { code, to }, BROWSER)
const isCarrierOut = async () =>
  (await (await openConsole(sandbox.url)).text()).includes('The carrier is out of service')

test.each([
  ['outages', { name: 'carrier', out: 'yes' }],
  ['results', { fixtureId: 'x-1', result: '1:0' }],
  ['faults', { vendor: '', call: 'bet', fault: 'refuse', delayMs: '0', times: '1' }],
  ['fault-schedule', { seed: '1', percent: '100' }],
  ['quiet', {}],
])('nothing can be changed at %s without the code', async (form, fields) => {
  for (const headers of [
    {},
    { Authorization: 'Bearer another-code-altogether' },
    { Cookie: `ante-developer-console=${'0'.repeat(64)}` },
  ]) {
    const refused = await send(form, fields, headers)
    expect(refused.status).toBe(401)
    expect(await refused.json()).toEqual({ error: { code: 'console.code_needed' } })
  }
})

test('a visitor who enters the code is redirected to the results', async () => {
  const answer = await fetch(`${sandbox.url}/console/results`, { headers: BROWSER })
  expect(answer.status).toBe(401)
  expect(answer.headers.get('content-security-policy')).toContain(`default-src 'none'`)
  expect(await answer.text()).toContain('value="/console/results"')

  const rejected = await enterConsole('not-the-code-at-all')
  expect([rejected.status, rejected.headers.get('set-cookie')]).toEqual([401, null])
  expect(await rejected.text()).toContain('role="alert"')

  const inside = await enterConsole(` ${CONSOLE_CODE} `)
  expect([inside.status, inside.headers.get('location')]).toEqual([303, '/console/results'])
  const cookie = inside.headers.get('set-cookie') ?? ''
  expect(cookie).toMatch(/HttpOnly; SameSite=Strict$/)
  expect(cookie).not.toContain(CONSOLE_CODE)
  const [Cookie = ''] = cookie.split(';')
  expect((await fetch(`${sandbox.url}/console/results`, { headers: { ...BROWSER, Cookie } })).status).toBe(200)
  expect((await send('outages', { name: 'carrier', out: 'yes' }, { Cookie })).status).toBe(303)
  expect(await isCarrierOut()).toBe(true)
  await submitConsoleForm(sandbox.url, 'outages', { name: 'carrier', out: 'no' })
  expect(await isCarrierOut()).toBe(false)
})

test('a redirect target outside the console is replaced by its start page', async () => {
  expect((await enterConsole(CONSOLE_CODE, 'https://elsewhere.example/')).headers.get('location')).toBe('/console')
})

test('messages are readable without the code, and fault controls are shown only with it', async () => {
  const outside = await (await fetch(`${sandbox.url}/console`)).text()
  expect(outside).toContain('/console/messages')
  expect(outside).toContain('action="/console/enter"')
  expect(outside).not.toContain('/console/outages')
  expect(await (await openConsole(sandbox.url)).text()).toContain('/console/outages')
})

test('a developer console without a code admits no visitor', () => {
  const login = new ConsoleLogin(null)
  expect(login.isCode('')).toBe(false)
  expect(login.isOpenFor({ headers: { authorization: 'Bearer null' } })).toBe(false)
})
