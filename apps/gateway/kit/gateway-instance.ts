import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { monitorEventLoopDelay } from 'node:perf_hooks'

import { HOUR_MS } from '@ante/contract/kit/time.ts'

import { buildVersion } from './build-version.ts'
import type { Ports } from './ports.ts'

declare module './db.ts' {
  interface Tables {
    gateway_instance: {
      id: string
      /** Name of the machine, and port. */
      name: string
      version: string
      started_at: Date
      seen_at: Date
      database_ms: number
      delay_ms: number
    }
  }
}

/** Interval of signs of life, in milliseconds. */
export const SEEN_EVERY_MS = 5_000
/** Time in milliseconds after which a gateway that died without notice is no longer listed. */
const FORGOTTEN_MS = HOUR_MS
const NANOSECONDS = 1_000_000
/** Resolution of the measured delay in milliseconds; it is part of each measured value. */
const RESOLUTION_MS = 20

type InstancePorts = Pick<Ports, 'db' | 'clock' | 'log' | 'config'>

/** The row with which this gateway tells the operator console that it runs, and how busy it is. */
export class GatewayInstance {
  readonly #ports: InstancePorts
  readonly #id = randomUUID()
  readonly #startedAt: Date
  readonly #delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  #timer: NodeJS.Timeout | undefined
  #databaseMs = 0

  constructor(ports: InstancePorts) {
    this.#ports = ports
    this.#startedAt = ports.clock.now()
  }

  async start(): Promise<void> {
    this.#delays.enable()
    await this.#write()
    this.#timer = setInterval(() => void this.#write(), SEEN_EVERY_MS).unref()
  }

  /** Removes the row. A gateway that dies without this call is shown as silent. */
  async close(): Promise<void> {
    clearInterval(this.#timer)
    this.#delays.disable()
    await this.#guarded(() => this.#ports.db.deleteFrom('gateway_instance').where('id', '=', this.#id).execute())
  }

  async #write(): Promise<void> {
    const { db, clock, config } = this.#ports
    const now = clock.now()
    const delayMs = Math.max(0, Math.round(this.#delays.percentile(99) / NANOSECONDS) - RESOLUTION_MS)
    this.#delays.reset()
    const beganAt = performance.now()
    const measured = { seen_at: now, database_ms: this.#databaseMs, delay_ms: delayMs }
    const row = { ...measured, version: buildVersion(config), name: `${hostname()}:${config.port}` }
    await this.#guarded(async () => {
      await db
        .insertInto('gateway_instance')
        .values({ id: this.#id, started_at: this.#startedAt, ...row })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(measured))
        .execute()
      this.#databaseMs = Math.round(performance.now() - beganAt)
      await db
        .deleteFrom('gateway_instance')
        .where('seen_at', '<', new Date(now.getTime() - FORGOTTEN_MS))
        .execute()
    })
  }

  async #guarded(work: () => Promise<unknown>): Promise<void> {
    try {
      await work()
    } catch (error) {
      this.#ports.log.warn({ event: 'gateway.not_stored', err: error }, 'cannot store that this gateway runs')
    }
  }
}
