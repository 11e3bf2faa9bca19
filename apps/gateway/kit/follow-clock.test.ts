import { testServerUrl } from '@ante/embedded-postgres/test-server.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { ShiftedClock } from './clock.ts'
import { openDatabase } from './db.ts'
import type { Database } from './db.ts'
import { followDatabaseClock } from './follow-clock.ts'

let database: Database
beforeAll(() => {
  database = openDatabase({ connectionString: testServerUrl(), max: 1 }, () => undefined)
})
afterAll(() => database.close())

test('a clock that is hours off is set to the database’s time', async () => {
  const clock = new ShiftedClock()
  clock.offsetMs = 7_200_000

  const unfollow = await followDatabaseClock(clock, database.db)
  unfollow()

  // Both run on this machine, so the right offset is almost zero.
  expect(Math.abs(clock.offsetMs)).toBeLessThan(60_000)
})

test('a slow answer does not move a clock that is right', async () => {
  const clock = new ShiftedClock()
  const busy = database.db.transaction().execute((tx) => sql`select pg_sleep(1)`.execute(tx))

  const unfollow = await followDatabaseClock(clock, database.db)
  unfollow()
  await busy

  expect(Math.abs(clock.offsetMs)).toBeLessThan(100)
})
