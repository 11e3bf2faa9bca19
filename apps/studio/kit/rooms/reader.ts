import type { ServerResponse } from 'node:http'

import type { PlaySession } from '../sessions/play-session.ts'

/** Maximum unsent bytes of a slow reader: above it, the reader is disconnected, and reconnects for a snapshot. */
const WAITING_AT_MOST_BYTES = 256 * 1024

/** One page connected to a room. */
export interface Reader {
  session: PlaySession
  /** Number of the connection in the order of the requests: a connection may be admitted after a later one. */
  connection: number
  /** Sends a message in the stream's format. Returns false when the reader is disconnected. */
  send(message: string | Buffer): boolean
  end(message?: string): void
}

export function createReader(
  { session, connection: connectionOfReader }: Pick<Reader, 'session' | 'connection'>,
  response: ServerResponse,
): Reader {
  // Between the end of an answer and the closing of its connection further writes may be attempted.
  const isOver = () => response.destroyed || response.writableEnded
  return {
    session,
    connection: connectionOfReader,
    send: (message) => {
      if (isOver()) return false
      if (response.writableLength > WAITING_AT_MOST_BYTES) {
        response.destroy()
        return false
      }
      response.write(message)
      return true
    },
    end: (message) => {
      if (!isOver()) response.end(message)
    },
  }
}
