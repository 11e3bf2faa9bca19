import type { ServerResponse } from 'node:http'

import type { PlaySession } from '../sessions/play-session.ts'

/** What a slow reader may leave waiting before it is cut off; it comes back for a snapshot. */
const WAITING_AT_MOST_BYTES = 256 * 1024

/** One page that looks into a room. */
export interface Reader {
  session: PlaySession
  /** What is already in the stream's own form. False where the reader is cut off. */
  send(message: string | Buffer): boolean
  end(message?: string): void
}

export function readerOver(session: PlaySession, response: ServerResponse): Reader {
  return {
    session,
    send: (message) => {
      if (response.destroyed) return false
      if (response.writableLength > WAITING_AT_MOST_BYTES) {
        response.destroy()
        return false
      }
      response.write(message)
      return true
    },
    end: (message) => {
      if (!response.destroyed) response.end(message)
    },
  }
}
