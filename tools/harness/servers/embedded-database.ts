import { realpathSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'

import { findDatabaseUser } from '@ante/embedded-postgres/database-user.ts'
import { processesNaming, postmasterOf, signal, workersOf } from '@ante/embedded-postgres/processes.ts'
import { clusterOf, siteName } from '@ante/embedded-postgres/site.ts'
import { createSocketDirectory } from '@ante/embedded-postgres/socket-directory.ts'

import type { DatabaseServer } from './database-server.ts'

/** The gateway's embedded database, which the gateway starts and recovers. */
export function embeddedDatabase(folder: string): DatabaseServer {
  const processes = () => {
    const home = homeIn(folder)
    const postmaster = postmasterOf(clusterOf(home))
    return [...(postmaster === undefined ? [] : [postmaster]), ...workersOf(siteName(home))]
  }
  return {
    name: 'the embedded database',
    environment: {},
    targets: ['gateway', 'database', 'tree'],
    processes,
    restart: async () => undefined,
    close: async () => {
      // A killed gateway leaves the database running; a stopped gateway leaves nothing behind.
      const home = homeIn(folder)
      for (const pid of [...processes(), ...processesNaming(home)]) signal(pid, 'SIGKILL')
      const socket = await createSocketDirectory(siteName(home), await findDatabaseUser())
      const outside = home.startsWith(folder) ? [socket] : [socket, home]
      for (const path of outside) await rm(path, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** Returns the folder of the database: in the data directory, or where the link in the data directory points. */
function homeIn(folder: string): string {
  const home = join(folder, 'data', 'postgres')
  try {
    return realpathSync(home)
  } catch {
    return home // does not exist yet
  }
}
