import pg from 'pg'

import { GATEWAY_ROLE, SUPERVISOR_ROLE } from './settings.ts'

/** A connection that reports when it breaks. */
export interface Watch {
  client: pg.Client
  lost: Promise<void>
}

export type Answer = { kind: 'ready'; watch: Watch } | { kind: 'busy' | 'silent' | 'refusing'; reason: string }

const CONNECT_LIMIT_MS = 5_000
// Error codes of a database that starts, recovers or stops, or that has too many connections.
const BUSY = new Set(['57P01', '57P02', '57P03', '53300'])

/** Connects to the database at the socket, and creates the gateway's role if it is missing; returns its state. */
export async function connectAsSupervisor(socketDirectory: string): Promise<Answer> {
  const client = new pg.Client({
    host: socketDirectory,
    user: SUPERVISOR_ROLE,
    database: 'postgres',
    application_name: 'ante supervisor',
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
  })
  const lost = new Promise<void>((resolve) => {
    client.once('end', resolve)
  })
  client.on('error', () => {}) // `end` follows, and is awaited
  try {
    await client.connect()
    await ensureGatewayRole(client)
    return { kind: 'ready', watch: { client, lost } }
  } catch (error) {
    await client.end().catch(() => {})
    return refusalOf(error)
  }
}

function refusalOf(error: unknown): Answer {
  const reason = error instanceof Error ? error.message : String(error)
  if (!(error instanceof pg.DatabaseError)) return { kind: 'silent', reason }
  return { kind: BUSY.has(error.code ?? '') ? 'busy' : 'refusing', reason }
}

async function ensureGatewayRole(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [GATEWAY_ROLE])
  if (rowCount === 0) await client.query(`create role ${GATEWAY_ROLE} login createdb`)
}
