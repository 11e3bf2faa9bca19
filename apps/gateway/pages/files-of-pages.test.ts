import { expect, test } from 'vitest'

import { sharedGateway } from '../test/shared-gateway.ts'

const gateway = sharedGateway()

test.each(['/m/home', '/m/login', '/m/register', '/m/gameList?gameType=RNG'])(
  'every file referenced by the page of %s exists',
  async (path) => {
    const page = await (await gateway.fetch(path, { headers: { accept: 'text/html' } })).text()
    const files = new Set(page.match(/\/assets\/[\w.-]+/g))
    expect(files.size).toBeGreaterThan(0)
    for (const file of files) expect([file, (await gateway.fetch(file)).status]).toEqual([file, 200])
  },
)
