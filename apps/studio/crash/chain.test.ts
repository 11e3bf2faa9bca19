import { join } from 'node:path'

import { migrate } from '@ante/plain-server/migrate.ts'
import type { TestDatabase } from '@ante/plain-server/test/database.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { sealOf } from '../kit/fairness/seal.ts'
import { testDatabase } from '../test/database.ts'
import { drawFlight, latestChain } from './chain.ts'

const seal = sealOf('a-secret-of-this-test')
let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  await migrate(database.db, { owner: 'crash', folder: join(import.meta.dirname, 'migrations') })
})
afterAll(() => database.drop())

test('a chain survives a restart, and cannot be read with another secret', async () => {
  const chain = await latestChain(database.db, seal)
  expect(await latestChain(database.db, seal)).toEqual(chain)

  const otherChain = await latestChain(database.db, sealOf('a-secret-of-somebody-else'))
  expect(otherChain.id).not.toBe(chain.id)
  expect(otherChain.publishedHash).not.toBe(chain.publishedHash)
})

test('each seed contribution changes the flight’s result, and a flight without the field is drawn by the salt', async () => {
  const chain = await latestChain(database.db, seal)
  const seedOf = (marks: string[] | null) => drawFlight(chain, { chainIndex: 1, marks }).fairness.clientSeed

  expect(seedOf(null)).toBe(chain.salt)
  expect(new Set([null, [], ['a'], ['b'], ['a', 'b'], ['b', 'a']].map(seedOf)).size).toBe(6)
})
