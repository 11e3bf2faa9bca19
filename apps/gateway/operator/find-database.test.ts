import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { startGateway } from '../test/start-gateway.ts'
import type { TestGateway } from '../test/start-gateway.ts'
import { ante } from './test/ante.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.stop())

describe('the database', () => {
  test('is found by the file that a running gateway writes to its data directory', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'ante-note-'))
    try {
      writeFileSync(join(directory, 'gateway.json'), JSON.stringify({ databaseUrl: gateway.databaseUrl }))
      expect(await ante({ DATA_DIR: directory }, 'merchants')).toMatchObject({
        code: 0,
        stdout: expect.stringContaining('aurora'),
      })
    } finally {
      rmSync(directory, { recursive: true })
    }
  })

  test.each([
    ['without a record of the running gateway', { DATA_DIR: '/nonexistent' }, 'npm start'],
    ['with an unreachable database', { DATABASE_URL: 'postgresql://127.0.0.1:1/ante' }, 'does not answer'],
  ])('%s is refused with advice', async (_, environment, expected) => {
    expect(await ante(environment, 'merchants')).toMatchObject({
      code: 3,
      stderr: expect.stringContaining(expected),
    })
  })

  test('of another application is refused', async () => {
    const other = new URL(gateway.databaseUrl)
    other.pathname = '/postgres'
    expect(await ante({ DATABASE_URL: other.href }, 'merchants')).toMatchObject({ code: 3 })
  })
})

test.each([
  [[], 'Exit codes'],
  [['help'], 'Exit codes'],
  [['--help'], 'Exit codes'],
  [['help', 'flags'], 'flags update aurora FEEDBACK3 off'],
  [['flags', 'update', '--help'], 'Switches a function on or off'],
  [['help', 'banners', 'create'], '--picture'],
])('help is given for %j without any database', async (argv, expected) => {
  const received = await ante({ DATA_DIR: '/nonexistent' }, ...argv)
  expect(received).toMatchObject({ code: 0, stderr: '', stdout: expect.stringContaining(expected) })
})
