import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { openDatabase } from '../apps/gateway/kit/db.ts'
import type { Database } from '../apps/gateway/kit/db.ts'

/** Works on the very database of the gateway that is measured, with so many connections of its own. */
export async function withDatabase<Value>(
  dataDir: string,
  work: (database: Database, databaseUrl: string) => Promise<Value>,
  max = 10,
): Promise<Value> {
  const note: unknown = JSON.parse(await readFile(join(dataDir, 'gateway.json'), 'utf8'))
  if (typeof note !== 'object' || note === null || !('databaseUrl' in note))
    throw new Error('no gateway has left a note')
  let isDone = false
  // The gateway takes its database down while the last of these connections still say goodbye.
  const complain = (error: unknown) => isDone || console.error(error)
  const database = openDatabase({ connectionString: String(note.databaseUrl), max }, complain)
  try {
    return await work(database, String(note.databaseUrl))
  } finally {
    isDone = true
    await database.close()
  }
}
