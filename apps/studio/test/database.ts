import { join } from 'node:path'

import { migrate } from '@ante/plain-server/migrate.ts'
import { emptyDatabase } from '@ante/plain-server/test/database.ts'
import type { TestDatabase } from '@ante/plain-server/test/database.ts'

/** Creates an empty database with the vendors' tables. */
export async function testDatabase(): Promise<TestDatabase> {
  const database = await emptyDatabase()
  await migrate(database.db, { owner: 'studio', folder: join(import.meta.dirname, '../kit/migrations') })
  return database
}
