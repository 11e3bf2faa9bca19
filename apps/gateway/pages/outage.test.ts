import { rmSync } from 'node:fs'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { fakeWebApp } from '../test/fake-web-app.ts'
import { startGateway } from '../test/start-gateway.ts'
import type { TestGateway } from '../test/start-gateway.ts'

/** A web app whose pages fail, with a working error page. */
const FAILING = `
export const renderManifest = async () => ({})
export const render = async ({ address, fault }) => {
  if (address === '/m/login' || !fault) throw new Error('cannot be drawn')
  return { kind: 'document', status: fault.status, document: '<p>Number ' + fault.requestId + '</p>' }
}`

const webDist = fakeWebApp(FAILING)
let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway({ webDist })
})
afterAll(async () => {
  await gateway.stop()
  rmSync(webDist, { recursive: true })
})

test('a page that cannot be rendered is answered by an error page, with the request id', async () => {
  const answer = await gateway.fetch('/m/home')
  expect(answer.status).toBe(500)
  expect(answer.headers.get('content-type')).toContain('text/html')
  expect(await answer.text()).toBe(`<p>Number ${answer.headers.get('x-request-id')}</p>`)
})

test('if the error page fails too, the answer reveals no internals', async () => {
  const answer = await gateway.fetch('/m/login')
  expect(answer.status).toBe(500)
  expect(await answer.json()).toMatchObject({ success: false, errorCode: 'defect' })
})
