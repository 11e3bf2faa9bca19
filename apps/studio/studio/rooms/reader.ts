import type { ServerResponse } from 'node:http'

import type { PlaySession } from '../sessions/play-session.ts'

/** What a slow reader may leave waiting before it is cut off; it comes back for a snapshot. */
const WAITING_AT_MOST_BYTES = 256 * 1024

/** One page that looks into a room. */
export interface Reader {
  session: PlaySession
  /** Counts lines in the order in which pages asked for them: one may wait longer than the next until it is let in. */
  asked: number
  /** What is already in the stream's own form. False where the reader is cut off. */
  send(message: string | Buffer): boolean
  end(message?: string): void
}

export function readerOver({ session, asked }: Pick<Reader, 'session' | 'asked'>, response: ServerResponse): Reader {
  // Between the end of an answer and the closing of its line somebody may still want to say something over it.
  const isOver = () => response.destroyed || response.writableEnded
  return {
    session,
    asked,
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
