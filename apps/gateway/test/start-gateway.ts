import { randomUUID } from 'node:crypto'

import type { Endpoint, InputOf, OutputOf } from '@ante/contract/kit/endpoint.ts'
import { addressOf, copyDatabase, dropDatabase } from '@ante/embedded-postgres/databases.ts'
import { testServerUrl } from '@ante/embedded-postgres/test-server.ts'
import { pino } from 'pino'
import type { Logger } from 'pino'

import { buildApp } from '../app.ts'
import { ShiftedClock } from '../kit/clock.ts'
import type { Config } from '../kit/config.ts'
import type { RegisteredJob } from '../kit/job-queue/job.ts'
import { openDatabase } from '../kit/db.ts'
import type { Ports } from '../kit/ports.ts'
import { PostgresBus } from '../kit/postgres-bus.ts'
import { callThrough } from './call-through.ts'
import { fetchAsHost } from './fetch-as-host.ts'
import { seededTemplate } from './template.ts'
import { testConfig, testSecrets } from './test-config.ts'

export interface CallOptions {
  /** The site's host name: `localhost` is aurora, `lotus.localhost` is lotus. */
  host?: string
  token?: string
  headers?: Record<string, string>
}

export type Answer<E extends Endpoint> =
  | { ok: true; value: OutputOf<E> }
  | { ok: false; status: number; code: string; details: unknown }

/** The part of a test gateway that files may share: `sharedGateway()` returns this type. */
export interface SharedGateway {
  /** The clock cannot be shifted, and the configuration is read-only, because other files use this gateway too. */
  ports: Omit<Ports, 'config' | 'log'> & { readonly config: Readonly<Config>; log: Logger }
  url: string
  databaseUrl: string
  /** Calls an endpoint over HTTP, as a browser does. */
  call<E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions): Promise<Answer<E>>
  /** Makes any request, for routes without endpoint. */
  fetch(path: string, init?: RequestInit, host?: string): Promise<Response>
}

/** The gateway of a single file. Helpers with a parameter of this type may move its clock or change its settings. */
export interface TestGateway extends SharedGateway {
  ports: Ports & { clock: ShiftedClock; log: Logger }
  /** Background jobs, which also run on their own schedule. */
  jobs: readonly RegisteredJob[]
  /** Process id of the page renderer; null before the first rendered page. */
  rendererPid(): number | null
  stop(): Promise<void>
}

const quiet = pino({ level: process.env['TEST_LOG_LEVEL'] ?? 'silent' })

/** Starts the whole gateway on a free port, on its own copy of a migrated database with the demo data. */
export async function startGateway(changes: Partial<Config> = {}, log: Logger = quiet): Promise<TestGateway> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await copyDatabase(testServerUrl(), { template: await seededTemplate(), name })
  const databaseUrl = addressOf(testServerUrl(), name)
  const gateway = await startGatewayOn(databaseUrl, changes, log)
  const stop = async () => {
    await gateway.stop()
    await dropDatabase(testServerUrl(), name)
  }
  return { ...gateway, stop }
}

/** Starts another instance on the database of an existing test gateway. */
export async function startGatewayOn(
  databaseUrl: string,
  changes: Partial<Config> = {},
  log: Logger = quiet,
): Promise<TestGateway> {
  const config = { ...testConfig(), ...changes }
  const database = openDatabase({ connectionString: databaseUrl, max: config.databasePool }, () => undefined)
  const bus = await PostgresBus.open(databaseUrl, log)
  const ports = { ...database, clock: new ShiftedClock(), bus, log, config, secrets: testSecrets }
  const app = await buildApp(ports)
  await app.server.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.server.address() as { port: number }
  const url = `http://127.0.0.1:${port}`
  const fetchAt = (path: string, init: RequestInit = {}, host = 'localhost') => fetchAsHost(url + path, init, host)
  const stop = async () => {
    await app.stop()
    await bus.close()
    await database.close()
  }
  const rendererPid = () => app.renderer.pid
  return {
    ports,
    url,
    databaseUrl,
    jobs: app.jobs,
    rendererPid,
    fetch: fetchAt,
    call: callThrough(fetchAt, ports),
    stop,
  }
}
