import { Refused } from '@ante/plain-server/refusal.ts'
import type { Server } from '@ante/plain-server/server.ts'

import { playPath } from '../play-contract.ts'
import { BEAT_EVERY_MS } from '../room-contract.ts'
import type { PlaySession } from '../sessions/play-session.ts'
import { createReader } from './reader.ts'
import { Room } from './room.ts'
import type { Player, RoomRules } from './room.ts'

const MAX_READERS = 5_000
/**
 * Maximum number of connections per player, far more than one player needs: one player must not use up all connections.
 */
const READERS_OF_PLAYER = 16

/** All rooms of this process, by name. */
export class Rooms {
  readonly #rooms = new Map<string, Room>()
  readonly #heartbeatTimer = setInterval(() => this.#sendHeartbeats(), BEAT_EVERY_MS).unref()

  /** The name is used in addresses: letters, digits, `-` and `_`. A duplicate name is an error. */
  open(name: string, rules: RoomRules): Room {
    if (this.#rooms.has(name)) throw new Error(`There is a room ${name} already.`)
    const room = new Room(rules)
    this.#rooms.set(name, room)
    return room
  }

  /** Notifies the readers and removes the room. */
  close(name: string): void {
    this.#rooms.get(name)?.close()
    this.#rooms.delete(name)
  }

  /** Null for an unknown room, and alike for one that this player may not enter, so as not to reveal it. */
  find(name: string, session: PlaySession): Room | null {
    const room = this.#rooms.get(name)
    return room?.admits(session) ? room : null
  }

  /** Whether another connection would exceed the total or the player's limit. */
  isFull(player: Player): boolean {
    const ofPlayer = [...this.#rooms.values()].reduce((sum, room) => sum + room.readersOf(player), 0)
    return ofPlayer >= READERS_OF_PLAYER || this.readers >= MAX_READERS
  }

  /** The title was opened, or taken over, in this session: its other pages are disconnected. */
  disconnectOthers(session: PlaySession): void {
    for (const room of this.#rooms.values()) room.disconnectOthers(session)
  }

  /** Breaks their connections, as when the server stops. */
  dropPagesOf(vendor: string): void {
    for (const room of this.#rooms.values()) room.drop((session) => session.vendor === vendor)
  }

  get readers(): number {
    return [...this.#rooms.values()].reduce((sum, room) => sum + room.readers, 0)
  }

  stop(): void {
    clearInterval(this.#heartbeatTimer)
    for (const room of this.#rooms.values()) room.drop()
  }

  #sendHeartbeats(): void {
    for (const room of this.#rooms.values()) room.sendHeartbeat()
  }
}

export interface RoomPorts {
  rooms: Rooms
  /** Returns the current session of a call; throws when it is invalid. */
  sessionOf(authorization: string | undefined): Promise<PlaySession>
}

type RoomRequest = { Params: { room: string }; Querystring: { after?: string } }

/** Routes by which pages connect to rooms. The session's key is sent in a header, never in the address. */
export function roomRoutes(app: Server, { rooms, sessionOf }: RoomPorts): void {
  app.addHook('preClose', async () => rooms.stop())
  let lines = 0

  app.get<RoomRequest>(`${playPath.room}:room`, async (request, reply) => {
    const readerConnection = (lines += 1)
    const session = await sessionOf(request.headers.authorization)
    if (session.replaced) throw new Refused('session.replaced')
    const room = rooms.find(request.params.room, session)
    if (!room) throw new Refused('room.unknown', {}, 404)
    if (rooms.isFull(session)) throw new Refused('unavailable', {}, 503)

    reply.hijack()
    const { raw } = reply
    // A page that gave up waiting has another connection by now, which must be kept.
    if (raw.destroyed) return reply
    raw.writeHead(200, STREAM)
    const reader = createReader({ session, connection: readerConnection }, raw)
    raw.on('close', () => room.leave(reader))
    room.enter(reader, request.query.after ?? null)
    await disconnectIfReplaced()
    return reply

    /** Since the lookup, the title may have been opened elsewhere, or its vendor put out of service. */
    async function disconnectIfReplaced(): Promise<void> {
      const now = await sessionOf(request.headers.authorization).catch(() => null)
      if (now?.replaced) room?.replaced(reader)
      if (now === null) {
        reader.end()
        room?.leave(reader)
      }
    }
  })
}

const STREAM = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  // Prevents buffering by proxies.
  'X-Accel-Buffering': 'no',
}
