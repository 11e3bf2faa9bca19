import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import * as z from 'zod'

import { NoDatabase } from './failures.ts'

const Note = z.object({ databaseUrl: z.string() })

/** Returns the URL from `DATABASE_URL`, or from the file that a running gateway wrote to the data directory. */
export function findDatabase(environment: Record<string, string | undefined>): string {
  if (environment['DATABASE_URL']) return environment['DATABASE_URL']
  const file = join(resolve(environment['DATA_DIR'] || 'data'), 'gateway.json')
  try {
    return Note.parse(JSON.parse(readFileSync(file, 'utf8'))).databaseUrl
  } catch {
    throw new NoDatabase(
      `No gateway has run on ${file.replace(/\/gateway\.json$/, '')}. Start one with npm start, or set DATA_DIR to its directory, or set DATABASE_URL.`,
    )
  }
}
