import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { totalmem } from 'node:os'
import { join } from 'node:path'

import { allowedUserNames } from './database-user.ts'
import type { Durability, Site } from './site.ts'

/** The role that owns the database objects. It may create databases, and is not a superuser. */
export const GATEWAY_ROLE = 'ante'
/** The role that runs the database: maintains it and creates the gateway's role. */
export const SUPERVISOR_ROLE = 'postgres'

const MEGABYTE = 1024 * 1024
const BUFFERS_MB = { min: 128, max: 2_048, partOfMemory: 8 }

/**
 * Returns the size of the cache for frequently read pages. The operating system caches files too, but each page from
 * its cache is copied, and its checksum is verified.
 */
function sharedBuffers(): string {
  const { min: minMb, max: maxMb, partOfMemory } = BUFFERS_MB
  // A container may have less memory than its machine; without a limit the value is 0, or more than the machine's
  // memory.
  const memory = Math.min(process.constrainedMemory() || totalmem(), totalmem())
  const share = Math.floor(memory / MEGABYTE / partOfMemory)
  return `${Math.min(Math.max(share, minMb), maxMb)}MB`
}

const DURABLE = { shared_buffers: sharedBuffers(), fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' }
// Autovacuum workers run as the superuser: while one is in a database, the gateway's role cannot drop that database.
const WITHOUT_WORKERS = { autovacuum: 'off' }
const WITHOUT_BACKUPS = { wal_level: 'minimal', max_replication_slots: '0' }
const UNSAFE_FAST_SETTINGS = {
  // Many databases run in parallel in tests, with little data each.
  shared_buffers: `${BUFFERS_MB.min}MB`,
  // A test run has a dozen gateways and sandboxes simultaneously, some of them recently killed.
  max_connections: '300',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  ...WITHOUT_WORKERS,
  ...WITHOUT_BACKUPS,
}
const SAFETY: Record<Durability, Record<string, string>> = { full: DURABLE, none: UNSAFE_FAST_SETTINGS }

const SETTINGS = {
  max_connections: '100',
  // One of PostgreSQL 18's I/O workers is enough: the data of a single machine is in its memory.
  io_workers: '1',
  // This database has no replicas: production uses DATABASE_URL. But its log must suffice for an online backup, and an
  // abandoned backup must not fill the disk with it.
  wal_level: 'replica',
  max_wal_senders: '0',
  max_slot_wal_keep_size: '8GB',
  max_logical_replication_workers: '0',
  checkpoint_timeout: '10min',
  checkpoint_completion_target: '0.9',
  min_wal_size: '80MB',
  max_wal_size: '1GB',
  // JIT compilation would take longer than the execution of the short statements.
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  datestyle: 'ISO, YMD',
  lc_messages: 'C',
  default_text_search_config: 'pg_catalog.english',
  log_line_prefix: '%m [%p] %q%u@%d ',
  log_checkpoints: 'off',
  // A failed statement, and the details of its error, may contain a member's data: they are not logged.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
}

/** Writes the configuration that PostgreSQL reads at its start; returns the file for its command line. */
export async function writeSettings(site: Site): Promise<string> {
  const folder = join(site.home, 'config')
  await mkdir(folder, { recursive: true })
  await chmod(folder, 0o755)
  const write = async (name: string, lines: string[]): Promise<string> => {
    const path = join(folder, name)
    await writeFile(path, `${lines.join('\n')}\n`)
    await chmod(path, 0o644)
    return path
  }
  const hba_file = await write('pg_hba.conf', [`local all ${GATEWAY_ROLE},${SUPERVISOR_ROLE} peer map=gateway`])
  const ident_file = await write('pg_ident.conf', identity(site))
  const settings = { ...SETTINGS, ...SAFETY[site.durability], ...addressSettings(site), hba_file, ident_file }
  return write('postgresql.conf', Object.entries(settings).map(assignment))
}

/** Returns the settings of the address: a private socket, and no port. */
function addressSettings(site: Site) {
  return {
    cluster_name: site.name,
    listen_addresses: '',
    unix_socket_directories: `"${site.socketDirectory}"`,
    unix_socket_permissions: '0700',
  }
}

/** Maps users of the machine to roles: the kernel reports the user at the other end of the socket. */
function identity({ user }: Site): string[] {
  return allowedUserNames(user).flatMap((name) =>
    [GATEWAY_ROLE, SUPERVISOR_ROLE].map((role) => `gateway "${name.replaceAll('"', '""')}" ${role}`),
  )
}

function assignment([name, value]: [string, string]): string {
  const quoted = value.replaceAll('\\', '\\\\').replaceAll("'", "''")
  return `${name} = '${quoted}'`
}
