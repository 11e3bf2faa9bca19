import { afterAll, beforeAll, expect, test } from 'vitest'

import { startGateway } from '../test/start-gateway.ts'
import type { TestGateway } from '../test/start-gateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.stop())

test.each(['/m/home', '/m/login', '/m/register', '/m/gameList?gameType=RNG'])(
  'every file referenced by the page of %s exists',
  async (path) => {
    const page = await (await gateway.fetch(path, { headers: { accept: 'text/html' } })).text()
    const files = new Set(page.match(/\/assets\/[\w.-]+/g))
    expect(files.size).toBeGreaterThan(0)
    for (const file of files) expect([file, (await gateway.fetch(file)).status]).toEqual([file, 200])
  },
)
