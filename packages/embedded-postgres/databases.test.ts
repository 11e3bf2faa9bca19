import pg from 'pg'
import { afterAll, expect, test } from 'vitest'

import { addressOf, copyDatabase, createDatabase, dropDatabase } from './databases.ts'
import { testServerUrl } from './test-server.ts'
import { TIMEOUT_MS } from './test-support.ts'

const NAME = `the "best" of ${process.pid}`
const COPY = `${NAME} copied`

const server = testServerUrl()

afterAll(async () => {
  for (const name of [NAME, COPY]) await dropDatabase(server, name)
}, TIMEOUT_MS)

async function connected(name: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: addressOf(server, name) })
  client.on('error', () => {})
  await client.connect()
  return client
}

test('a database is created once', { timeout: TIMEOUT_MS }, async () => {
  expect(await createDatabase(server, NAME)).toBe(true)
  expect(await createDatabase(server, NAME)).toBe(false)
})

test('a copy has its template’s contents, and is independent of it', { timeout: TIMEOUT_MS }, async () => {
  await createDatabase(server, NAME)
  const original = await connected(NAME)
  await original.query('create table game as select 7 as reels')
  await original.end()

  await copyDatabase(server, { template: NAME, name: COPY })

  const copy = await connected(COPY)
  expect((await copy.query('update game set reels = 5 returning reels')).rows).toEqual([{ reels: 5 }])
  await copy.end()
  const again = await connected(NAME)
  expect((await again.query('select reels from game')).rows).toEqual([{ reels: 7 }])
  await again.end()
})

test(
  'a database is dropped despite open connections, and may be missing already',
  { timeout: TIMEOUT_MS },
  async () => {
    await createDatabase(server, NAME)
    const client = await connected(NAME)
    const lost = new Promise<void>((resolve) => {
      client.once('end', resolve)
    })
    await dropDatabase(server, NAME)
    await lost
    await dropDatabase(server, NAME)
    expect(await createDatabase(server, NAME)).toBe(true)
  },
)
