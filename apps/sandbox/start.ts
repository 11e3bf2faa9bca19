import { setTimeout as sleep } from 'node:timers/promises'

import type { Config } from './kit/config.ts'
import { openDatabase } from './kit/db.ts'
import { FaultQueue, faultRoutes } from './kit/faults.ts'
import type { Log } from './kit/log.ts'
import { createServer } from './kit/server.ts'
import type { Server } from './kit/server.ts'
import { northlight } from './northlight/vendor.ts'
import type { Vendor } from './northlight/vendor.ts'
import type { Worker } from './northlight/rounds/worker.ts'

const DATABASE_GAP_MS = 500

export interface Sandbox {
  url: string
  stop(): Promise<void>
}

/** Listens at once; the database and the gateway may come later, and may go away and return. */
export async function startSandbox(config: Config, { log, die }: { log: Log; die: () => void }): Promise<Sandbox> {
  const db = openDatabase(config.databaseUrl, log)
  const app = createServer(log)
  const faults = config.faults ? { queue: new FaultQueue(), die } : null
  if (faults) faultRoutes(app, faults.queue)
  const vendor = await northlight(app, { config, db, log, faults })

  const life = { stopping: false, worker: null as Worker | null }
  health(app, () => life.worker !== null)
  const url = await app.listen({ port: config.port, host: '0.0.0.0', listenTextResolver: () => '' })
  const starting = startWhenPossible(vendor, life, log)
  return {
    url: url.replace('0.0.0.0', 'localhost'),
    stop: async () => {
      life.stopping = true
      await app.close()
      await starting
      await life.worker?.stop()
      await db.end()
    },
  }
}

async function startWhenPossible(vendor: Vendor, life: { stopping: boolean; worker: Worker | null }, log: Log) {
  while (!life.stopping && !life.worker) {
    try {
      life.worker = await vendor.start()
    } catch (error) {
      log.warn({ err: error }, 'Waiting for the database')
      await sleep(DATABASE_GAP_MS)
    }
  }
}

function health(app: Server, isReady: () => boolean): void {
  app.get('/healthz', () => ({ ok: true }))
  app.get('/readyz', (_request, reply) => reply.code(isReady() ? 200 : 503).send({ ready: isReady() }))
}
