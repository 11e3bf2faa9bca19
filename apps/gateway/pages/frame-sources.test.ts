import { afterAll, beforeAll, expect, test } from 'vitest'

import { cliOf } from '../operator/test/cli-of.ts'
import { startGateway } from '../test/start-gateway.ts'
import type { TestGateway } from '../test/start-gateway.ts'

let gateway: TestGateway

beforeAll(async () => {
  gateway = await startGateway()
})

afterAll(() => gateway.stop())

const { outputOf } = cliOf(() => gateway)

async function frameSources(): Promise<string[]> {
  const page = await gateway.fetch('/m/home')
  const policy = page.headers.get('Content-Security-Policy') ?? ''
  const [, sources = ''] = /frame-src ([^;]*)/.exec(policy) ?? []
  return sources.split(' ')
}

test('a page may frame the games of the merchant’s vendors, on any origin, and nothing else', async () => {
  const sandbox = new URL(gateway.ports.config.sandboxUrl).origin
  expect(await frameSources()).toEqual(["'self'", sandbox])
  await outputOf('connections', 'update', 'MRQ', '--launch-url', 'https://play.mrq.example/room/?brand=7')
  await expect.poll(frameSources).toEqual(["'self'", sandbox, 'https://play.mrq.example'])
})
