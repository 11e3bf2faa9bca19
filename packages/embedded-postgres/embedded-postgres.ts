import { bringUp } from './bring-up.ts'
import type { Running } from './bring-up.ts'
import { ensureCluster } from './cluster.ts'
import { DatabaseServerError } from './database-error.ts'
import { findDatabaseUser } from './database-user.ts'
import type { DatabaseUser } from './database-user.ts'
import { findDataFolder, FALLBACK_FOLDER } from './home.ts'
import { lockDataFolder } from './instance-lock.ts'
import type { InstanceLock } from './instance-lock.ts'
import { socketDirectoryInUse, stopPostmaster } from './postmaster.ts'
import { postmasterOf } from './processes.ts'
import { GATEWAY_ROLE } from './settings.ts'
import { clusterOf, siteName } from './site.ts'
import type { DatabaseLog, Durability, Site } from './site.ts'
import { createSocketDirectory, removeSocketDirectory } from './socket-directory.ts'
import { supervise } from './supervise.ts'

export interface DatabaseServerOptions {
  dataDir: string
  log: DatabaseLog
  /** `full` by default; tests may choose `none`. */
  durability?: Durability
  /** Location of the database if its user cannot access the data directory. */
  fallbackFolder?: string
}

/** The embedded PostgreSQL, running and supervised. */
export interface DatabaseServer {
  /** Returns the address of a database, for any PostgreSQL client. */
  url(database: string): string
  /** Returns the connection options of a database for `pg`. */
  connection(database: string): { host: string; user: string; database: string }
  /** Whether an earlier gateway exited without stopping the server, which was then adopted. */
  adopted: boolean
  /** Stops the server cleanly; none of its processes remains. */
  stop(): Promise<void>
}

/**
 * Opens the PostgreSQL in `dataDir`, which is created at the first start. Throws `DatabaseServerError` with a message
 * for display, for example when another gateway uses the data directory.
 */
export async function openDatabaseServer(options: DatabaseServerOptions): Promise<DatabaseServer> {
  const { dataDir, log, durability = 'full', fallbackFolder = FALLBACK_FOLDER } = options
  const user = await findDatabaseUser()
  const home = await findDataFolder({ dataDir, user, fallbackFolder, log })
  const lock = await lockDataFolder(home)
  try {
    return await openLocked({ ...(await siteIn(home, user)), durability, log }, lock)
  } catch (error) {
    lock.release()
    throw error
  }
}

async function openLocked(site: Site, lock: InstanceLock): Promise<DatabaseServer> {
  const shutDown = async (): Promise<void> => {
    await stopPostmaster(site)
    await removeSocketDirectory(site.socketDirectory)
  }
  const running = await bringUpFirst(site).catch(async (error: unknown) => {
    // A database in a long recovery is left running, so that the next start finds it recovered.
    if (!(error instanceof DatabaseServerError && error.code === 'database.not_answering')) await shutDown()
    throw error
  })
  const supervision = supervise(site, running)
  const stop = async (): Promise<void> => {
    await supervision.end()
    await shutDown()
    lock.release()
  }
  return { ...addressesOf(site), adopted: running.adopted, stop: onlyOnce(stop) }
}

async function bringUpFirst(site: Site): Promise<Running> {
  await ensureCluster(site)
  return bringUp(site, new AbortController().signal)
}

async function siteIn(home: string, user: DatabaseUser): Promise<Omit<Site, 'durability' | 'log'>> {
  const cluster = clusterOf(home)
  const name = siteName(home)
  const inUse = postmasterOf(cluster) === undefined ? undefined : await socketDirectoryInUse(cluster)
  return { home, cluster, name, user, socketDirectory: inUse ?? (await createSocketDirectory(name, user)) }
}

function addressesOf({ socketDirectory }: Site): Pick<DatabaseServer, 'url' | 'connection'> {
  const host = encodeURIComponent(socketDirectory)
  return {
    url: (database) => `postgresql://${GATEWAY_ROLE}@${host}/${encodeURI(database)}`,
    connection: (database) => ({ host: socketDirectory, user: GATEWAY_ROLE, database }),
  }
}

function onlyOnce<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let started: Promise<Result> | undefined
  return () => (started ??= work())
}
