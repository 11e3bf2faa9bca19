import type { Db } from './db.ts'
import type { Log } from './log.ts'
import type { Secrets } from './secrets.ts'

declare module './db.ts' {
  interface Tables {
    secrets_mark: { only_row: boolean; mark: Buffer }
  }
}

/** Whether the database was created with this secret, by its stored check value. */
export async function isSecretOf(db: Db, secrets: Secrets): Promise<boolean> {
  const { mark } = await db.selectFrom('secrets_mark').select('mark').executeTakeFirstOrThrow()
  return mark.equals(secrets.mark(Buffer.alloc(0), 'database'))
}

/** Logs an error if the gateway was started with another secret: earlier sealed data cannot be read. */
export async function warnOfChangedSecret(db: Db, secrets: Secrets, log: Log): Promise<void> {
  if (await isSecretOf(db, secrets)) return
  log.error({ event: 'secrets.other_key' }, 'database is sealed with another SECRETS_KEY')
}
