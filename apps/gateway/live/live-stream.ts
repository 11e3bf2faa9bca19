import type { Viewer } from './event-log.ts'
import type { ViewerContext } from './live-ports.ts'

/** Target of a stream: the HTTP/1.1 or HTTP/2 response. */
export interface Sink {
  write(chunk: Buffer): boolean
  /** Bytes buffered because the client does not read. */
  readonly writableLength: number
  end(): void
  destroy(): void
}

export interface LiveStreamOptions extends Viewer {
  token: string | null
  viewerContext: ViewerContext
  /** Networks for which the stream is counted. */
  networks: readonly string[]
  /** Hash of the token of a visitor's conversation. */
  visitor?: string | undefined
}

/** An encoded event of the log. */
export interface EventFrame {
  id: bigint
  frame: Buffer
}

/**
 * A stream that has more unread bytes than this after `TIMEOUT_MS` is dropped. The browser reconnects and gets the
 * missed events.
 */
const UNREAD_LIMIT_BYTES = 256 * 1024
const TIMEOUT_MS = 5_000
/** Maximum number of unread bytes at any time, more than the missed events of a reconnecting page. */
const UNREAD_MAX_BYTES = 1024 * 1024
/** Maximum number of new events that wait while a stream reads missed events; a stream with more is dropped. */
const HELD_LIMIT = 500

/**
 * Stream of one open page. Sends each event of the log once and in order, even if new events arrive while missed ones
 * are still being read.
 */
export class LiveStream {
  readonly viewer: Viewer
  readonly token: string | null
  readonly viewerContext: ViewerContext
  readonly networks: readonly string[]
  readonly visitor: string | undefined
  /** Merchant state sent last. */
  sentStatus = ''
  /** Settings version sent last. */
  sentSettings = ''
  /** Catalogue version sent last. */
  sentCatalogue = ''
  /** Whether the site is closed to this page, which then gets no events until the reopening. */
  isShut = false
  readonly #sink: Sink
  #queuedFrames: EventFrame[] | null = []
  #lastId = 0n
  #hasEnded = false
  /** Whether checks of the unread bytes are scheduled: `isFull` for the next turn, `isLate` after `TIMEOUT_MS`. */
  #isFull = false
  #isLate = false

  constructor(sink: Sink, { token, viewerContext, networks, visitor, ...viewer }: LiveStreamOptions) {
    this.#sink = sink
    this.viewer = viewer
    this.token = token
    this.viewerContext = viewerContext
    this.networks = networks
    this.visitor = visitor
  }

  /** Sends an event of the log, or holds it until `resumeFrom` sets the start. */
  deliver(event: EventFrame): void {
    if (!this.#queuedFrames) return this.#send(event)
    this.#queuedFrames.push(event)
    if (this.#queuedFrames.length > HELD_LIMIT) this.drop()
  }

  /** Sets the start: events up to `id` are skipped, held events after it are sent now, and later ones directly. */
  resumeFrom(id: bigint): void {
    const heldFrames = this.#queuedFrames ?? []
    this.#queuedFrames = null
    this.#lastId = id
    for (const event of heldFrames) this.#send(event)
  }

  get isCaughtUp(): boolean {
    return this.#queuedFrames === null
  }

  write(frame: Buffer): void {
    if (this.#hasEnded) return
    this.#sink.write(frame)
    const unread = this.#sink.writableLength
    // Checks in the next turn of the event loop: data written in this turn is sent then, and the rest is unread.
    if (unread > UNREAD_MAX_BYTES && !this.#isFull) {
      this.#isFull = true
      setImmediate(() => (this.#isFull = this.#dropIfClientIsSlow(UNREAD_MAX_BYTES)))
    }
    if (unread > UNREAD_LIMIT_BYTES && !this.#isLate) {
      this.#isLate = true
      setTimeout(() => (this.#isLate = this.#dropIfClientIsSlow(UNREAD_LIMIT_BYTES)), TIMEOUT_MS).unref()
    }
  }

  end(): void {
    if (this.#hasEnded) return
    this.#hasEnded = true
    this.#sink.end()
  }

  drop(): void {
    this.#hasEnded = true
    this.#sink.destroy()
  }

  #dropIfClientIsSlow(limitBytes: number): boolean {
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
