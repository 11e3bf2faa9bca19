import { afterAll, beforeAll, expect, test } from 'vitest'

import { startGateway, startGatewayOn } from './test/start-gateway.ts'
import type { TestGateway } from './test/start-gateway.ts'

const TOKEN = 'a token of the tests'
let gateway: TestGateway
let measured: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
  measured = await startGatewayOn(gateway.databaseUrl, { metricsToken: TOKEN })
})
afterAll(async () => {
  await measured.stop()
  await gateway.stop()
})

const read = (from: TestGateway, authorization?: string) =>
  from.fetch('/metrics', { headers: { ...(authorization && { authorization }) } })

test('metrics can be read only with the token', async () => {
  expect((await read(measured)).status).toBe(401)
  expect((await read(measured, `Bearer ${TOKEN}s`)).status).toBe(401)
  const answer = await read(measured, `Bearer ${TOKEN}`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
  expect(await answer.text()).toContain('# TYPE ante_jobs_ended_total counter')
})

test('without a token metrics are disabled', async () => {
  expect((await read(gateway, 'Bearer null')).status).toBe(404)
})
