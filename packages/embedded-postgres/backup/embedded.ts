import pg from 'pg'

import { DatabaseServerError } from '../database-error.ts'
import { SUPERVISOR_ROLE } from '../settings.ts'

/** Replication slot that retains the log which no backup contains yet, so that the next `follow` finds it. */
const SLOT = 'ante_backup'

/** Runs `work` as the superuser of the embedded database; throws for any other database, which has its own tools. */
export async function runAsSupervisor<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const host = decodeURIComponent(new URL(url).hostname)
  if (!host.startsWith('/')) {
    const message =
      'Only the embedded database is backed up by this command; use PostgreSQL’s own means for DATABASE_URL.'
    throw new DatabaseServerError('database.no_backup', message)
  }
  const client = new pg.Client({ host, user: SUPERVISOR_ROLE, database: 'postgres', application_name: 'ante backup' })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Returns the only row of a result. */
export async function answerOf<Row extends pg.QueryResultRow>(
  client: pg.Client,
  text: string,
  values: unknown[] = [],
): Promise<Row> {
  const { rows } = await client.query<Row>(text, values)
  const [row] = rows
  if (!row) throw new Error(`no answer to ${text}`)
  return row
}

/** Retains the log for this backup from now on, and no longer for the previous one. */
export async function startLogRetention(client: pg.Client): Promise<void> {
  await client.query('select pg_drop_replication_slot(slot_name) from pg_replication_slots where slot_name = $1', [
    SLOT,
  ])
  await client.query('select pg_create_physical_replication_slot($1, true)', [SLOT])
}

/** Releases the log that the backup contains. */
export async function deleteLogBefore(client: pg.Client, lsn: string): Promise<void> {
  await client.query('select pg_replication_slot_advance($1, $2)', [SLOT, lsn])
}

/** Whether the complete log since the last backup is still available. */
export async function isLogRetained(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from pg_replication_slots where slot_name = $1 and wal_status in ('reserved', 'extended')`,
    [SLOT],
  )
  return rowCount === 1
}
