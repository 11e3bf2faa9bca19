import { setTimeout as sleep } from 'node:timers/promises'

import { carrier } from './carrier/carrier.ts'
import { DeskDoor, guardDesk } from './desk/door.ts'
import { deskRoutes } from './desk/routes.ts'
import { identityProvider } from './identity-provider/identity-provider.ts'
import type { Config } from './kit/config.ts'
import { openDatabase } from './kit/db.ts'
import { FaultQueue, faultRoutes } from './kit/faults.ts'
import type { Log } from './kit/log.ts'
import { Outages } from './kit/outages.ts'
import type { Part } from './kit/part.ts'
import { createServer } from './kit/server.ts'
import type { Server } from './kit/server.ts'
import type { Worker } from './kit/worker.ts'
import { mailbox } from './mailbox/mailbox.ts'
import { payments } from './payments/payments.ts'
import { payouts } from './payouts/payouts.ts'
import { pushService } from './push-service/push-service.ts'
import type { MakeFamily } from './studio/family.ts'
import type { DrawBelow } from './studio/maths/draw-below.ts'
import { drawSecurely } from './studio/maths/random.ts'
import { studio } from './studio/studio.ts'

const DATABASE_GAP_MS = 500

export interface Sandbox {
  url: string
  /** Where the mailbox listens. */
  smtpPort: number
  /** Resolves when every part has begun. */
  ready: Promise<void>
  stop(): Promise<void>
}

interface StartPorts {
  log: Log
  die: () => void
  drawBelow?: DrawBelow
  /** Games that only a test has. */
  families?: readonly MakeFamily[]
}

/** Listens at once; the database and the gateway may come later, and may go away and return. */
export async function startSandbox(
  config: Config,
  { log, die, drawBelow = drawSecurely, families = [] }: StartPorts,
): Promise<Sandbox> {
  const db = openDatabase(config.databaseUrl, log, config.databasePool)
  const app = createServer(log)
  const door = new DeskDoor(config.deskCode)
  guardDesk(app, door)
  const faults = config.faults ? { queue: new FaultQueue(), die } : null
  if (faults) faultRoutes(app, faults.queue)
  const outages = new Outages()
  const vendors = await studio(app, { config, db, log, outages, faults, drawBelow, families })
  const pier = await payments(app, { config, db, log, outages, faults })
  const pierOut = await payouts(app, { config, db, log, outages, faults })
  const phones = await carrier(app, { config, db, log, outages })
  await app.register(async (scope) => pushService(scope))
  await app.register(async (scope) => deskRoutes(scope, { db, door, outages, faults: faults?.queue ?? null }))
  await identityProvider(app, { config, outages })
  const mails = await mailbox({ config, db, log, outages })

  const life: Life = { stopping: false, workers: null }
  health(app, () => life.workers !== null)
  const url = await app.listen({ port: config.port, host: '0.0.0.0', listenTextResolver: () => '' })
  const starting = startWhenPossible([vendors, pier, pierOut, phones, mails], life, log)
  return {
    url: url.replace('0.0.0.0', 'localhost'),
    smtpPort: mails.port,
    ready: starting,
    stop: async () => {
      life.stopping = true
      await mails.stop()
      await app.close()
      await starting
      for (const worker of life.workers ?? []) await worker.stop()
      await db.end()
    },
  }
}

interface Life {
  stopping: boolean
  /** Null until all parts have begun. */
  workers: Worker[] | null
}

async function startWhenPossible(parts: Part[], life: Life, log: Log): Promise<void> {
  const workers: Worker[] = []
  while (!life.stopping && workers.length < parts.length) {
    try {
      for (const part of parts.slice(workers.length)) workers.push(await part.start())
    } catch (error) {
      log.warn({ event: 'sandbox.part_waits', err: error }, 'a part of the sandbox cannot start yet')
      await sleep(DATABASE_GAP_MS)
    }
  }
  life.workers = workers
}

function health(app: Server, isReady: () => boolean): void {
  app.get('/healthz', () => ({ ok: true }))
  app.get('/readyz', (_request, reply) => reply.code(isReady() ? 200 : 503).send({ ready: isReady() }))
}
