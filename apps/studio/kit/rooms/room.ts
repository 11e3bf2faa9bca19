import { randomBytes } from 'node:crypto'

import type { RoomMessage } from '../room-contract.ts'
import type { PlaySession } from '../sessions/play-session.ts'
import { Memory } from './memory.ts'
import type { Reader } from './reader.ts'

const EVENTS_KEPT = 256
const PRIVATE_MESSAGES_KEPT = 64
/** A player's private messages are deleted this long after the player has left. */
const EXPIRES_AFTER_MS = 120_000
const MICROS = 1_000

export interface RoomRules {
  /** Whether this player may enter. */
  admits(session: PlaySession): boolean
  /** Returns everything that the player may currently see, including all earlier events and no later ones. */
  snapshot(session: PlaySession): unknown
  /** Called with the number of connected pages whenever it changes. */
  visited?(readers: number): void
  /** Called when the first page of a player connects, and when the last one disconnects. */
  onEnter?(session: PlaySession): void
  onLeave?(session: PlaySession): void
}

export type Player = Pick<PlaySession, 'vendor' | 'playerId'>

interface KnownPlayer {
  memory: Memory
  readers: Set<Reader>
  disconnectedAt: number
}

/** A room: public events and private messages of each player, in one order. */
export class Room {
  readonly #rules: RoomRules
  readonly #now: () => number
  /** Changes with each start of the server: earlier numbers are then invalid. */
  readonly #epoch = randomBytes(6).toString('base64url')
  readonly #events = new Memory(EVENTS_KEPT)
  readonly #players = new Map<string, KnownPlayer>()
  readonly #readers = new Set<Reader>()

  constructor(rules: RoomRules, now: () => number = Date.now) {
    this.#rules = rules
    this.#now = now
  }

  get readers(): number {
    return this.#readers.size
  }

  readersOf(player: Player): number {
    return this.#players.get(nameOf(player))?.readers.size ?? 0
  }

  admits(session: PlaySession): boolean {
    return this.#rules.admits(session)
  }

  /** Sends to all readers; serialized once. */
  publish(body: unknown): void {
    const message = streamed({ is: 'event', n: this.#events.next, at: this.#now(), body })
    this.#events.add(message)
    this.#toAll(message)
  }

  /** Sends to one player, on all pages. */
  publishTo(player: Player, body: unknown): void {
    const { memory, readers } = this.#knownPlayer(player)
    const message = streamed({ is: 'private', p: memory.next, at: this.#now(), body })
    memory.add(message)
    for (const reader of readers) if (!reader.send(message)) this.leave(reader)
  }

  /** Connects a page: it receives the missed messages, or else the whole state. */
  enter(reader: Reader, after: string | null): void {
    const knownPlayer = this.#knownPlayer(reader.session)
    // A page that reconnects may have an older open connection, or this is its older one, which is admitted late.
    const connections = [...knownPlayer.readers].filter(({ session }) => session.id === reader.session.id)
    if (connections.some(({ connection }) => connection > reader.connection)) return this.replaced(reader)
    for (const line of connections) this.#replaceReader(line, knownPlayer)
    this.#rules.onEnter?.(reader.session)
    const missed = this.#missed(knownPlayer.memory, after)
    for (const message of missed ?? [this.#snapshot(reader.session, knownPlayer.memory)]) reader.send(message)
    knownPlayer.readers.add(reader)
    this.#readers.add(reader)
    this.#rules.visited?.(this.#readers.size)
  }

  leave(reader: Reader): void {
    const knownPlayer = this.#players.get(nameOf(reader.session))
    knownPlayer?.readers.delete(reader)
    if (knownPlayer?.readers.size === 0) knownPlayer.disconnectedAt = this.#now()
    if (!this.#readers.delete(reader)) return
    this.#rules.visited?.(this.#readers.size)
    if (knownPlayer?.readers.size === 0) this.#rules.onLeave?.(reader.session)
  }

  /** The title is now played in this session: pages of other sessions are notified and disconnected. */
  disconnectOthers({ id, gameId, ...player }: PlaySession): void {
    const knownPlayer = this.#players.get(nameOf(player))
    for (const reader of knownPlayer?.readers ?? []) {
      if (reader.session.gameId === gameId && reader.session.id !== id) this.replaced(reader)
    }
  }

  /** Notifies the page that it is played elsewhere now, and disconnects it. */
  replaced(reader: Reader): void {
    reader.end(streamed({ is: 'over', why: 'replaced', at: this.#now() }))
    this.leave(reader)
  }

  /** Removes a player who is no longer admitted, and notifies all pages of the player. */
  dismiss(player: Player): void {
    for (const reader of this.#players.get(nameOf(player))?.readers ?? []) {
      reader.end(streamed({ is: 'over', why: 'closed', at: this.#now() }))
      this.leave(reader)
    }
  }

  sendHeartbeat(): void {
    this.#toAll(streamed({ is: 'beat', n: this.#events.last, at: this.#now() }))
    const longAgo = this.#now() - EXPIRES_AFTER_MS
    for (const [name, { readers, disconnectedAt }] of this.#players) {
      if (readers.size === 0 && disconnectedAt < longAgo) this.#players.delete(name)
    }
  }

  close(): void {
    for (const reader of this.#readers) {
      reader.end(streamed({ is: 'over', why: 'closed', at: this.#now() }))
      this.leave(reader)
    }
  }

  /** Breaks the connections as when the server stops: the pages reconnect. */
  drop(whose: (session: PlaySession) => boolean = () => true): void {
    for (const reader of this.#readers) {
      if (!whose(reader.session)) continue
      reader.end()
      this.leave(reader)
    }
  }

  #toAll(message: string): void {
    const bytes = Buffer.from(message)
    for (const reader of this.#readers) if (!reader.send(bytes)) this.leave(reader)
  }

  /** Disconnects an older connection of the same page. No departure is reported, because the player remains present. */
  #replaceReader(oldReader: Reader, { readers }: KnownPlayer): void {
    oldReader.end(streamed({ is: 'over', why: 'replaced', at: this.#now() }))
    readers.delete(oldReader)
    this.#readers.delete(oldReader)
  }

  #snapshot(session: PlaySession, memory: Memory): string {
    const body = this.#rules.snapshot(session)
    return streamed({
      is: 'snapshot',
      epoch: this.#epoch,
      n: this.#events.last,
      p: memory.last,
      at: this.#now(),
      body,
    })
  }

  #missed(memory: Memory, after: string | null): string[] | null {
    const cursor = /^([\w-]+)\.(\d{1,15})\.(\d{1,16})$/.exec(after ?? '')
    if (cursor?.[1] !== this.#epoch) return null
    const events = this.#events.after(Number(cursor[2]))
    const missed = memory.after(Number(cursor[3]))
    if (events === null || missed === null) return null
    return [...events, ...missed, streamed({ is: 'beat', n: this.#events.last, at: this.#now() })]
  }

  /** Numbers of a new entry begin with the time, so that no position from before a deletion of the entry matches. */
  #knownPlayer(player: Player): KnownPlayer {
    const name = nameOf(player)
    const knownPlayer = this.#players.get(name)
    if (knownPlayer) return knownPlayer
    const memory = new Memory(PRIVATE_MESSAGES_KEPT, Math.floor(this.#now() * MICROS))
    const newPlayer = { memory, readers: new Set<Reader>(), disconnectedAt: this.#now() }
    this.#players.set(name, newPlayer)
    return newPlayer
  }
}

const nameOf = ({ vendor, playerId }: Player) => `${vendor} ${playerId}`

/** In the format of server-sent events. */
function streamed(message: RoomMessage): string {
  return `data: ${JSON.stringify(message)}\n\n`
}
