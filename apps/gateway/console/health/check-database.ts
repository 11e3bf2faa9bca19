import { sql } from 'kysely'

import type { Checked, CheckPorts, Problem } from './checked-part.ts'

/** Duration of a small write from which all calls are slow, in milliseconds. */
const SLOW_MS = 250
/** Share of used connections from which new ones may soon be refused. */
const USED_SHARE = 0.85
/** Lag of a replica, in seconds, from which a failover would lose noticeable work. */
const LAG_SECONDS = 10

/** Writes a row of the database and measures it; counts the connections. */
export async function checkDatabase({ db, clock }: CheckPorts): Promise<Checked> {
  const beganAt = performance.now()
  const problem = await sql`update write_probe set at = now(), filler = null`.execute(db).then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )
  const ms = Math.round(performance.now() - beganAt)
  const { rows } = await sql<{ used: number; maximum: number; version: string; bytes: string }>`
    select (select count(*)::int from pg_stat_activity where datname is not null) as used,
      current_setting('max_connections')::int as maximum, current_setting('server_version') as version,
      pg_database_size(current_database())::text as bytes`.execute(db)
  const { used = 0, maximum = 0, version = '', bytes = '0' } = rows[0] ?? {}
  const connections = `${used}/${maximum}`
  const problems: Problem[] = []
  if (problem !== null) problems.push({ code: 'database.not_writable', state: 'down', value: problem })
  else if (ms > SLOW_MS) problems.push({ code: 'database.slow', state: 'slow', value: String(ms) })
  if (used > maximum * USED_SHARE) problems.push({ code: 'database.connections', state: 'slow', value: connections })
  return {
    figures: { writeMs: String(ms), connections, databaseVersion: version, databaseBytes: bytes },
    successAt: problem === null ? clock.now() : null,
    problems,
  }
}

/** A replication slot, and a connected replica. */
export interface Replication {
  slots: readonly { slot: string; active: boolean }[]
  /** `seconds` is the lag; null if it is not known, or there is none. */
  connected: readonly { name: string; seconds: number | null }[]
}

/** Checks the replicas. The user of the database sees their lag with the role `pg_monitor`. */
export async function checkReplicas({ db, clock }: CheckPorts): Promise<Checked> {
  const slots = await sql<Replication['slots'][number]>`
    select slot_name as slot, active from pg_replication_slots where slot_type = 'physical' and not temporary`.execute(
    db,
  )
  const connected = await sql<Replication['connected'][number]>`
    select application_name as name, extract(epoch from replay_lag)::float8 as seconds
    from pg_stat_replication where state is distinct from 'backup'`.execute(db)
  return checkedReplicas({ slots: slots.rows, connected: connected.rows }, clock.now())
}

/** Each replica with a replication slot must be connected and follow. Without replicas the state is unknown. */
export function checkedReplicas({ slots, connected }: Replication, now: Date): Checked {
  const missing = slots.filter(({ active }) => !active)
  const lagging = connected.filter(({ seconds }) => (seconds ?? 0) > LAG_SECONDS)
  return {
    figures: { replicas: String(connected.length) },
    successAt: connected.length > 0 ? now : null,
    problems: [
      ...missing.map(({ slot }): Problem => ({ code: 'replica.disconnected', state: 'down', about: slot })),
      ...lagging.map(({ name, seconds }): Problem => {
        return { code: 'replica.lagging', state: 'slow', about: name, value: String(Math.round(seconds ?? 0)) }
      }),
    ],
    otherwise: connected.length > 0 ? 'up' : 'unknown',
  }
}
