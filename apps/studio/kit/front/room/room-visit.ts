import { PlayError, playPath } from '../../play-contract.ts'
import { BEAT_EVERY_MS } from '../../room-contract.ts'
import type { RoomMessage } from '../../room-contract.ts'
import { readMessages } from './read-messages.ts'
import { ServerClock } from './server-clock.ts'

/** After this silence the connection is considered dead. */
const SILENT_AFTER_MS = 2.4 * BEAT_EVERY_MS
/** Intervals between reconnection attempts; the last one repeats while the page is open. */
const GAPS_MS = [250, 500, 1_000, 2_000, 5_000] as const
const JITTER = 0.25

/**
 * `joining` until the first snapshot; `live` while the shown state is current; `stale` while it may not be; `elsewhere`
 * when the title is played on another page, and `over` when there are no more messages.
 */
export type RoomState = 'joining' | 'live' | 'stale' | 'elsewhere' | 'over'

export interface RoomHandlers {
  /** Replaces the whole state of the page. */
  snapshot(body: unknown): void
  event(body: unknown): void
  private(body: unknown): void
  /** `code` is set when a refusal ended the visit. */
  state(state: RoomState, code?: string): void
}

export interface RoomPorts {
  room: string
  key: string
  handlers: RoomHandlers
  fetchRoom?: (path: string, init: RequestInit) => Promise<Response>
  gapsMs?: readonly number[]
  silentAfterMs?: number
  clock?: ServerClock
}

/** A failure that reconnecting repairs: the connection broke, or its content was inconsistent. */
class Broken extends Error {}

/** Subscribes to a room until the page leaves it, in order and without a gap, and reconnects automatically. */
export class RoomVisit {
  readonly clock: ServerClock
  readonly #ports: RoomPorts
  #cursor: { epoch: string; n: number; p: number } | null = null
  #state: RoomState = 'joining'
  #connection: AbortController | null = null
  #wake = () => {}
  #hasLeft = false

  constructor(ports: RoomPorts) {
    this.#ports = ports
    this.clock = ports.clock ?? new ServerClock()
    void this.#keepConnected()
  }

  get state(): RoomState {
    return this.#state
  }

  leave(): void {
    this.#hasLeft = true
    this.#connection?.abort()
    this.#wake()
  }

  /** Reconnects immediately; call it when the network or the page is available again. */
  retryNow(): void {
    if (this.#state === 'stale' || this.#state === 'joining') this.#wake()
  }

  /** Resumes here after the title was taken over. */
  rejoin(): void {
    if (this.#state !== 'elsewhere') return
    this.#cursor = null
    this.#show('joining')
    void this.#keepConnected()
  }

  async #keepConnected(): Promise<void> {
    for (let failed = 0; !this.#hasLeft; failed++) {
      const received = await this.#listen()
      if (received.ended) return this.#hasLeft ? undefined : this.#show(received.ended, received.code)
      if (received.received) failed = 0
      if (this.#hasLeft) return
      if (this.#state === 'live') this.#show('stale')
      await this.#pause(failed)
    }
  }

  async #listen(): Promise<{ received: boolean; ended?: RoomState; code?: string }> {
    const stream = new AbortController()
    this.#connection = stream
    let silence: ReturnType<typeof setTimeout> | undefined
    const waitOn = () => {
      clearTimeout(silence)
      silence = setTimeout(() => stream.abort(), this.#ports.silentAfterMs ?? SILENT_AFTER_MS)
    }
    let received = false
    waitOn()
    try {
      const answer = await this.#ask(stream.signal)
      if (!answer.ok || !answer.body) return { received, ...(await endedBy(answer)) }
      for await (const message of readMessages(answer.body)) {
        waitOn()
        this.clock.addSample(message.at)
        if (message.is === 'over') return { received, ended: message.why === 'replaced' ? 'elsewhere' : 'over' }
        this.#handleMessage(message)
        received = true
      }
      return { received }
    } catch {
      return { received }
    } finally {
      clearTimeout(silence)
      stream.abort()
    }
  }

  #ask(signal: AbortSignal): Promise<Response> {
    const { room, key } = this.#ports
    const after = this.#cursor ? `?after=${this.#cursor.epoch}.${this.#cursor.n}.${this.#cursor.p}` : ''
    const headers = { Authorization: `Bearer ${key}`, Accept: 'text/event-stream' }
    const fetchRoom = this.#ports.fetchRoom ?? fetch
    return fetchRoom(playPath.room + encodeURIComponent(room) + after, { headers, signal, cache: 'no-store' })
  }

  #handleMessage(message: Exclude<RoomMessage, { is: 'over' }>): void {
    const { handlers } = this.#ports
    if (message.is === 'snapshot') {
      const { epoch, n, p, body } = message
      this.#cursor = { epoch, n, p }
      this.#deliver(() => handlers.snapshot(body))
      return this.#show('live')
    }
    const position = this.#cursor
    if (!position) throw new Broken('An event before the snapshot.')
    if (message.is === 'event' && this.#isNext(message.n, position.n)) {
      position.n = message.n
      this.#deliver(() => handlers.event(message.body))
    }
    if (message.is === 'private' && this.#isNext(message.p, position.p)) {
      position.p = message.p
      this.#deliver(() => handlers.private(message.body))
    }
    if (message.is === 'beat') {
      if (message.n !== position.n) this.#dropCursor('A beat of another number.')
      this.#show('live')
    }
  }

  /** An exception of a handler is logged, and the next message is still delivered. */
  #deliver(onMessage: () => void): void {
    try {
      onMessage()
    } catch (error) {
      setTimeout(() => {
        throw error
      })
    }
  }

  /** Skips repeated messages; a gap in the numbers is an error. */
  #isNext(number: number, last: number): boolean {
    if (number > last + 1) throw new Broken('A gap.')
    return number === last + 1
  }

  #dropCursor(reason: string): never {
    this.#cursor = null
    throw new Broken(reason)
  }

  #show(state: RoomState, code?: string): void {
    if (state === this.#state && code === undefined) return
    this.#state = state
    this.#ports.handlers.state(state, code)
  }

  #pause(failed: number): Promise<void> {
    const gaps = this.#ports.gapsMs ?? GAPS_MS
    const gap = gaps[Math.min(failed, gaps.length - 1)] ?? 0
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, gap * (1 - JITTER + 2 * JITTER * Math.random()))
      this.#wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }
}

/** Returns the final state if the answer is a refusal; a temporarily unavailable server does not end the visit. */
async function endedBy(answer: Response): Promise<{ ended?: RoomState; code?: string }> {
  if (answer.status >= 500) return {}
  const refused = PlayError.safeParse(await answer.json().catch(() => null))
  const code = refused.success ? refused.data.error.code : 'room.unknown'
  return code === 'session.replaced' ? { ended: 'elsewhere', code } : { ended: 'over', code }
}
