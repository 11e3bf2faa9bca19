import type { Viewer } from './event-log.ts'
import type { Standpoint } from './live-ports.ts'

/** Where a stream writes to: the response, of HTTP/1.1 or of HTTP/2. */
export interface Sink {
  write(chunk: Buffer): boolean
  /** Bytes that wait because the other side does not read. */
  readonly writableLength: number
  end(): void
  destroy(): void
}

export interface LiveStreamOptions extends Viewer {
  token: string | null
  standpoint: Standpoint
  /** The networks it is counted by. */
  networks: readonly string[]
  /** The hash of what names a visitor's conversation. */
  visitor?: string | undefined
}

/** An event of the log, ready to be sent. */
export interface EventFrame {
  id: bigint
  frame: Buffer
}

/** A browser that leaves more than this unread for so long is dropped; it comes back and gets what it missed. */
const UNREAD_LIMIT_BYTES = 256 * 1024
const TIMEOUT_MS = 5_000
/** More than this is not kept for anybody, however short; it is more than all that one who comes back is sent. */
const UNREAD_MOST_BYTES = 1024 * 1024
/** Events that may come while a stream still reads what it missed. */
const HELD_LIMIT = 500

/** One open page. It tells each event of the log once and in order, whatever came before it was caught up. */
export class LiveStream {
  readonly viewer: Viewer
  readonly token: string | null
  readonly standpoint: Standpoint
  readonly networks: readonly string[]
  readonly visitor: string | undefined
  /** The state of the merchant that was sent. */
  sentStatus = ''
  /** The settings' version that was sent. */
  sentSettings = ''
  /** The catalogue's version that was sent. */
  sentCatalogue = ''
  /** Closed to this page: it is told when that ends, and nothing that happens meanwhile. */
  isShut = false
  readonly #sink: Sink
  #held: EventFrame[] | null = []
  #lastId = 0n
  #over = false
  /** Whether it is being looked at, at once and after a while. */
  #isFull = false
  #isLate = false

  constructor(sink: Sink, { token, standpoint, networks, visitor, ...viewer }: LiveStreamOptions) {
    this.#sink = sink
    this.viewer = viewer
    this.token = token
    this.standpoint = standpoint
    this.networks = networks
    this.visitor = visitor
  }

  /** Sends an event of the log, or keeps it until `goOnFrom` says from where to send. */
  deliver(event: EventFrame): void {
    if (!this.#held) return this.#send(event)
    this.#held.push(event)
    if (this.#held.length > HELD_LIMIT) this.drop()
  }

  /** Everything up to `id` was sent or is not wanted: what came meanwhile follows, then all that comes. */
  goOnFrom(id: bigint): void {
    const held = this.#held ?? []
    this.#held = null
    this.#lastId = id
    for (const event of held) this.#send(event)
  }

  get isCaughtUp(): boolean {
    return this.#held === null
  }

  write(frame: Buffer): void {
    if (this.#over) return
    this.#sink.write(frame)
    const unread = this.#sink.writableLength
    // What is written in one turn leaves in the next: only what still waits then is unread.
    if (unread > UNREAD_MOST_BYTES && !this.#isFull) {
      this.#isFull = true
      setImmediate(() => (this.#isFull = this.#dropIfUnread(UNREAD_MOST_BYTES)))
    }
    if (unread > UNREAD_LIMIT_BYTES && !this.#isLate) {
      this.#isLate = true
      setTimeout(() => (this.#isLate = this.#dropIfUnread(UNREAD_LIMIT_BYTES)), TIMEOUT_MS).unref()
    }
  }

  end(): void {
    if (this.#over) return
    this.#over = true
    this.#sink.end()
  }

  drop(): void {
    this.#over = true
    this.#sink.destroy()
  }

  #dropIfUnread(limitBytes: number): boolean {
    const unread = this.#sink.writableLength > limitBytes
    if (unread) this.drop()
    return unread
  }

  #send({ id, frame }: EventFrame): void {
    if (id <= this.#lastId) return
    this.#lastId = id
    this.write(frame)
  }
}
