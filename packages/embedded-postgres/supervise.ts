import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { bringUp } from './bring-up.ts'
import type { Running } from './bring-up.ts'
import { stopPostmaster } from './postmaster.ts'
import { limitLogSize } from './server-log.ts'
import type { Site } from './site.ts'
import { SOCKET } from './socket-directory.ts'

const FIRST_PAUSE_MS = 250
/**
 * Maximum delay between restarts, in milliseconds. Restarts are repeated as long as the gateway is running, because a
 * full disk may be cleared.
 */
const MAX_PAUSE_MS = 10_000
const ROUND_EVERY_MS = 60_000
/** Timeout of closing a connection in milliseconds, because a hanging database does not answer. */
const END_LIMIT_MS = 20_000

export interface Supervision {
  /** Stops supervising; the database keeps running. */
  end(): Promise<void>
}

/** Supervises the database over a separate connection, and restarts the database whenever the connection breaks. */
export function supervise(site: Site, first: Running): Supervision {
  const ending = new AbortController()
  let current = first
  let answering = true
  const makeRoundIfUp = (): void => {
    if (!answering) return
    makeRound(site).catch((error: unknown) =>
      site.log.error({ event: 'database.maintenance_failed', err: error }, 'cannot maintain the embedded database'),
    )
  }
  const rounds = setInterval(makeRoundIfUp, ROUND_EVERY_MS).unref()

  const watching = (async () => {
    for (;;) {
      await current.lost
      if (ending.signal.aborted) return
      answering = false
      site.log.warn({ event: 'database.down' }, 'connection to the embedded database is lost')
      const next = await revive(site, ending.signal)
      if (!next) return
      current = next
      answering = true
      if (ending.signal.aborted) await current.client.end()
      site.log.info({ event: 'database.up', restarted: !next.adopted }, 'embedded database is available again')
    }
  })()

  const end = async (): Promise<void> => {
    clearInterval(rounds)
    ending.abort()
    current.client.end().catch(() => {})
    await Promise.race([watching, pause(END_LIMIT_MS, undefined, { ref: false })])
  }
  return { end }
}

/** Restarts the database, and returns it when it is running; null if the supervision ends meanwhile. */
async function revive(site: Site, ending: AbortSignal): Promise<Running | null> {
  for (let wait = FIRST_PAUSE_MS; !ending.aborted; wait = Math.min(wait * 2, MAX_PAUSE_MS)) {
    try {
      return await bringUp(site, ending)
    } catch (error) {
      if (ending.aborted) return null
      site.log.error({ event: 'database.restart_failed', err: error }, 'cannot restart the embedded database')
      await pause(wait, undefined, { signal: ending }).catch(() => {})
    }
  }
  return null
}

async function makeRound(site: Site): Promise<void> {
  limitLogSize(site.home)
  // If the socket was removed, no new connection is possible, and only a restart recreates it.
  if (!existsSync(join(site.socketDirectory, SOCKET))) await stopPostmaster(site)
}
