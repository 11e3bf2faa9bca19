import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { openDatabase } from '@ante/gateway/kit/db.ts'
import type { Database } from '@ante/gateway/kit/db.ts'

/** Runs a function on the database of the measured gateway, with a given number of separate connections. */
export async function withDatabase<Value>(
  dataDir: string,
  work: (database: Database, databaseUrl: string) => Promise<Value>,
  max = 10,
): Promise<Value> {
  const { databaseUrl } = await gatewayNote(dataDir)
  let isDone = false
  // After `work`, errors are ignored: the gateway stops its database while the last connections are closing.
  const complain = (error: unknown) => isDone || console.error(error)
  const database = openDatabase({ connectionString: databaseUrl, max }, complain)
  try {
    return await work(database, databaseUrl)
  } finally {
    isDone = true
    await database.close()
  }
}

/** Returns the process data that the gateway has written into its data directory. */
export async function gatewayNote(dataDir: string): Promise<{ pid: number; databaseUrl: string }> {
  const runNote: unknown = JSON.parse(await readFile(join(dataDir, 'gateway.json'), 'utf8'))
  if (typeof runNote !== 'object' || runNote === null || !('databaseUrl' in runNote) || !('pid' in runNote))
    throw new Error('no gateway has written its file')
  return { pid: Number(runNote.pid), databaseUrl: String(runNote.databaseUrl) }
}
