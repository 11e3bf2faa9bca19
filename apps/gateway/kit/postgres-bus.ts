import { randomBytes } from 'node:crypto'

import { sql } from 'kysely'
import pg from 'pg'

import { LocalBus } from './bus.ts'
import type { Bus } from './bus.ts'
import type { Db } from './db.ts'
import type { Log } from './log.ts'

const CHANNEL = 'ante_bus'
/** Sender of messages from processes without instance id. */
const NO_SENDER = '-'
/** Maximum payload. PostgreSQL accepts messages below 8,000 bytes; the difference is for sender and topic. */
const PAYLOAD_LIMIT_BYTES = 7_000
/** Maximum number of messages per statement, so that a burst needs few round trips. */
const BATCH = 200
/**
 * Maximum number of messages stored while the database is unavailable; older ones are dropped, because subscribers also
 * poll.
 */
const OUTBOX_LIMIT = 10_000
const PING_MS = 15_000
const ANSWER_LIMIT_MS = 5_000
const FIRST_RETRY_MS = 100
const LAST_RETRY_MS = 5_000

type Connection = string | pg.ClientConfig

/**
 * Bus of several instances: PostgreSQL's LISTEN and NOTIFY, on a dedicated connection that reconnects automatically.
 */
export class PostgresBus implements Bus {
  readonly #connection: pg.ClientConfig
  readonly #log: Log
  readonly #localBus = new LocalBus()
  readonly #gapListeners = new Set<() => void>()
  readonly #instanceId = randomBytes(9).toString('base64url')
  readonly #ping: NodeJS.Timeout
  #client: pg.Client | null = null
  #outbox: string[] = []
  #sending: Promise<void> | null = null
  #retry: NodeJS.Timeout | undefined
  #retryDelayMs = FIRST_RETRY_MS
  #closed = false

  /** Use `PostgresBus.open`. */
  private constructor(connection: Connection, log: Log) {
    const config = typeof connection === 'string' ? { connectionString: connection } : connection
    this.#connection = {
      ...config,
      application_name: 'ante bus',
      keepAlive: true,
      connectionTimeoutMillis: ANSWER_LIMIT_MS,
      query_timeout: ANSWER_LIMIT_MS,
    }
    this.#log = log
    this.#ping = setInterval(() => void this.#checkConnection(), PING_MS).unref()
  }

  /** Connects; throws if the database cannot be reached. */
  static async open(connection: Connection, log: Log): Promise<PostgresBus> {
    const bus = new PostgresBus(connection, log)
    try {
      await bus.#connect()
      return bus
    } catch (error) {
      await bus.close()
      throw error
    }
  }

  publish(topic: string, payload: string): void {
    if (Buffer.byteLength(payload) > PAYLOAD_LIMIT_BYTES) throw new RangeError(`message on ${topic} is too long`)
    if (payload.includes('\0')) throw new RangeError(`message on ${topic} contains NUL`)
    this.#localBus.publish(topic, payload)
    this.#outbox.push(`${this.#instanceId} ${topic} ${payload}`)
    if (this.#outbox.length > OUTBOX_LIMIT) this.#outbox.splice(0, this.#outbox.length - OUTBOX_LIMIT)
    this.#startSending()
  }

  listen(topic: string, listener: (payload: string) => void): () => void {
    return this.#localBus.listen(topic, listener)
  }

  onGap(listener: () => void): () => void {
    this.#gapListeners.add(listener)
    return () => this.#gapListeners.delete(listener)
  }

  async close(): Promise<void> {
    this.#closed = true
    await this.#sending
    clearInterval(this.#ping)
    clearTimeout(this.#retry)
    await this.#client?.end()
    await this.#localBus.close()
  }

  async #connect(): Promise<void> {
    const client = new pg.Client(this.#connection)
    client.on('error', () => undefined) // `end` follows, and is handled
    client.on('notification', ({ payload }) => this.#receive(payload ?? ''))
    try {
      await client.connect()
      await client.query(`listen ${CHANNEL}`)
    } catch (error) {
      await client.end().catch(() => undefined)
      throw error
    }
    if (this.#closed) return client.end()
    client.once('end', () => this.#handleDisconnect())
    this.#client = client
    this.#retryDelayMs = FIRST_RETRY_MS
  }

  #handleDisconnect(): void {
    this.#client = null
    if (this.#closed) return
    this.#log.warn({ event: 'bus.disconnected' }, 'bus connection is lost')
    this.#reconnectLater()
  }

  #reconnectLater(): void {
    this.#retry = setTimeout(() => void this.#reconnect(), this.#retryDelayMs).unref()
    this.#retryDelayMs = Math.min(this.#retryDelayMs * 2, LAST_RETRY_MS)
  }

  async #reconnect(): Promise<void> {
    try {
      await this.#connect()
    } catch {
      if (!this.#closed) this.#reconnectLater()
      return
    }
    this.#log.info({ event: 'bus.connected' }, 'bus is connected again')
    for (const listener of this.#gapListeners) listener()
    this.#startSending()
  }

  #startSending(): void {
    this.#sending ??= this.#send().finally(() => (this.#sending = null))
  }

  /** Sends the stored messages; messages that cannot be sent wait for the next connection. */
  async #send(): Promise<void> {
    await Promise.resolve() // includes messages published in the same turn
    while (this.#client && this.#outbox.length > 0) {
      const batch = this.#outbox.splice(0, BATCH)
      try {
        await this.#client.query('select pg_notify($1, message) from unnest($2::text[]) as message', [CHANNEL, batch])
      } catch (error) {
        this.#outbox.unshift(...batch)
        this.#log.warn({ event: 'bus.publish_failed', err: error }, 'cannot publish bus messages')
        return
      }
    }
  }

  #receive(message: string): void {
    const [sender = '', topic = ''] = message.split(' ', 2)
    if (sender === this.#instanceId) return // already delivered locally
    this.#localBus.publish(topic, message.slice(sender.length + topic.length + 2))
  }

  /** Sends a ping, because a dead connection does not report its failure. */
  async #checkConnection(): Promise<void> {
    const client = this.#client
    try {
      await client?.query('select 1')
      this.#startSending()
    } catch {
      await client?.end().catch(() => undefined)
    }
  }
}

/**
 * Publishes to all instances on commit of the caller's transaction, and not on rollback: for processes that are not
 * instances, such as the operator CLI.
 */
export async function publishOnCommit(tx: Db, topic: string, payload: string): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${`${NO_SENDER} ${topic} ${payload}`})`.execute(tx)
}
