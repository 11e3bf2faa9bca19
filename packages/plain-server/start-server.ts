import { setTimeout as sleep } from 'node:timers/promises'

import type { FastifyBaseLogger } from 'fastify'

import type { ServerConfig } from './config.ts'
import { openDatabase } from './db.ts'
import { consoleLoginRoutes, ConsoleLogin, guardConsole } from './console/login.ts'
import { FaultQueue, faultRoutes } from './faults.ts'
import type { Log } from './log.ts'
import { Outages } from './outages.ts'
import type { MakePart, Part } from './part.ts'
import { createServer } from './server.ts'
import type { Server } from './server.ts'
import type { Worker } from './worker.ts'

const START_RETRY_MS = 500

export interface RunningServer {
  url: string
  /** Resolves when every part has started. */
  ready: Promise<void>
  stop(): Promise<void>
}

export interface StartPorts {
  /** Logger of the server, also used by Fastify. */
  log: FastifyBaseLogger
  /** Ends the process immediately, for the fault `stop`. */
  killProcess: () => void
  outages?: Outages
}

/** Listens immediately. The database and the gateway may become available later, and may fail temporarily. */
export async function startServer<Config extends ServerConfig>(
  config: Config,
  { log, killProcess, outages = new Outages() }: StartPorts,
  createParts: readonly MakePart<Config>[],
): Promise<RunningServer> {
  const db = openDatabase(config.databaseUrl, log, config.databasePool)
  const app = createServer(log)
  const login = new ConsoleLogin(config.consoleCode)
  guardConsole(app, login)
  await app.register(async (scope) => consoleLoginRoutes(scope, login))
  const faults = config.faults ? { queue: new FaultQueue(), killProcess } : null
  if (faults) faultRoutes(app, faults.queue)
  const parts: Part[] = []
  for (const createPart of createParts) {
    const part = await createPart(app, { config, db, log, outages, faults, login })
    if (part) parts.push(part)
  }

  const lifetime: ServerLifetime = { stopping: false, workers: null }
  health(app, () => lifetime.workers !== null)
  const url = await app.listen({ port: config.port, host: '0.0.0.0', listenTextResolver: () => '' })
  const starting = startWhenPossible(parts, lifetime, log)
  return {
    url: url.replace('0.0.0.0', 'localhost'),
    ready: starting,
    stop: async () => {
      lifetime.stopping = true
      for (const part of parts) await part.close?.()
      await app.close()
      await starting
      for (const worker of lifetime.workers ?? []) await worker.stop()
      await db.end()
    },
  }
}

interface ServerLifetime {
  stopping: boolean
  /** Null until all parts have started. */
  workers: Worker[] | null
}

async function startWhenPossible(parts: Part[], lifetime: ServerLifetime, log: Log): Promise<void> {
  const workers: Worker[] = []
  while (!lifetime.stopping && workers.length < parts.length) {
    try {
      for (const part of parts.slice(workers.length)) workers.push(await part.start())
    } catch (error) {
      log.warn({ event: 'server.part_waits', err: error }, 'cannot start a part of the server yet')
      await sleep(START_RETRY_MS)
    }
  }
  lifetime.workers = workers
}

function health(app: Server, isReady: () => boolean): void {
  app.get('/healthz', () => ({ ok: true }))
  app.get('/readyz', (_request, reply) => reply.code(isReady() ? 200 : 503).send({ ready: isReady() }))
}
