import type { FastifyBaseLogger } from 'fastify'

import { buildApp } from './app.ts'
import { demoJobs } from './demo/jobs.ts'
import { seedDemo } from './demo/seed-demo.ts'
import { ShiftedClock } from './kit/clock.ts'
import type { Config } from './kit/config.ts'
import { followDatabaseClock } from './kit/follow-clock.ts'
import { migrate } from './kit/migrate.ts'
import { PostgresBus } from './kit/postgres-bus.ts'
import { openSecrets } from './kit/secrets.ts'
import { warnOfChangedSecret } from './kit/secrets-mark.ts'
import type { Server } from './kit/server.ts'
import { openConfiguredDatabase } from './open-database.ts'

export interface Gateway {
  server: Server
  /** URL at which it listens, for example `http://localhost:8080`. */
  url: string
  databaseUrl: string
  sandboxDatabaseUrl: string
  /** Finishes requests in progress, then closes everything. */
  stop(): Promise<void>
}

/** Opens the database, applies migrations, seeds the demo if configured, and listens for requests. */
export async function openGateway(config: Config, log: FastifyBaseLogger): Promise<Gateway> {
  const database = await openConfiguredDatabase(config, log)
  try {
    const secrets = await openSecrets(config)
    const { migrations, sqlObjects } = await migrate(database.db, secrets)
    if (migrations.length + sqlObjects.length > 0)
      log.info({ event: 'database.migrated', migrations, sqlObjects }, 'database schema is updated')
    const clock = new ShiftedClock()
    const unfollow = await followDatabaseClock(clock, database.db)
    const bus = await PostgresBus.open(database.url, log)
    await warnOfChangedSecret(database.db, secrets, log)
    const ports = { ...database, clock, bus, log, config, secrets }
    if (config.demoData) await seedDemo(ports)
    const app = await buildApp(ports, config.demoData ? demoJobs(ports) : [])
    const url = await app.server.listen({ host: config.host, port: config.port })
    void app.renderer.warm()
    const stop = async () => {
      unfollow()
      await app.stop()
      await bus.close()
      await database.close()
    }
    return { server: app.server, url, databaseUrl: database.url, sandboxDatabaseUrl: database.sandboxUrl, stop }
  } catch (error) {
    await database.close()
    throw error
  }
}
