import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { startGateway } from '../test/start-gateway.ts'
import type { TestGateway } from '../test/start-gateway.ts'
import { testConfig } from '../test/test-config.ts'

/** A web app that fails at its pages, and can still say so. */
const FAILING = `
export const renderManifest = async () => ({})
export const render = async ({ address, fault }) => {
  if (address === '/m/login' || !fault) throw new Error('cannot be drawn')
  return { kind: 'document', status: fault.status, document: '<p>Number ' + fault.requestId + '</p>' }
}`

const webDist = mkdtempSync(join(tmpdir(), 'ante-web-'))
let gateway: TestGateway
beforeAll(async () => {
  mkdirSync(join(webDist, 'server'))
  symlinkSync(join(testConfig().webDist, 'client'), join(webDist, 'client'))
  writeFileSync(join(webDist, 'package.json'), '{"type": "module"}')
  writeFileSync(join(webDist, 'server', 'entry-server.js'), FAILING)
  gateway = await startGateway({ webDist })
})
afterAll(async () => {
  await gateway.stop()
  rmSync(webDist, { recursive: true })
})

test('a page that cannot be rendered says so as a page, with the number of the request', async () => {
  const answer = await gateway.fetch('/m/home')
  expect(answer.status).toBe(500)
  expect(answer.headers.get('content-type')).toContain('text/html')
  expect(await answer.text()).toBe(`<p>Number ${answer.headers.get('x-request-id')}</p>`)
})

test('where even that cannot be rendered the answer tells nothing of our insides', async () => {
  const answer = await gateway.fetch('/m/login')
  expect(answer.status).toBe(500)
  expect(await answer.json()).toMatchObject({ success: false, errorCode: 'defect' })
})
