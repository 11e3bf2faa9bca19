import * as z from 'zod'

import type { Host } from '../host.ts'

const TIMEOUT_MS = 30_000
const NOT_THERE = 404

const Arrival = z.object({ token: z.string(), gameId: z.string() })
const Rounds = z.object({ rounds: z.array(z.string()) })
const Can = z.object({ can: z.array(z.enum(['expire', 'disable', 'rounds'])) })

/**
 * A host behind an address: a few lines of the tester's own. `GET /` says what it can; the rest are POSTs of JSON.
 * docs/vendors/conformance.md shows one.
 */
export async function httpHost(url: string): Promise<Host> {
  const { can } = Can.parse(await ask(url, '/', null))
  const post = (path: string, said: object) => ask(url, path, said)
  return {
    arrival: async () => Arrival.nullable().parse(await post('/arrival', {})),
    ...(can.includes('expire') && {
      expireSession: async (session: object) => void (await post('/expire', session)),
    }),
    ...(can.includes('disable') && {
      disablePlayer: async (playerId: string) => void (await post('/disable', { playerId })),
    }),
    ...(can.includes('rounds') && {
      openRounds: async (playerId: string) => Rounds.parse(await post('/open-rounds', { playerId })).rounds,
      closeRound: async (round: object) => void (await post('/close-round', round)),
    }),
  }
}

/** What the host answers; null where it has nothing. */
async function ask(url: string, path: string, said: object | null): Promise<unknown> {
  const response = await fetch(url.replace(/\/$/, '') + path, {
    ...(said && { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(said) }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (response.status === NOT_THERE) return null
  if (!response.ok) throw new Error(`The host answered ${path} with ${response.status}: ${await response.text()}`)
  const text = await response.text()
  return text === '' ? null : JSON.parse(text)
}
