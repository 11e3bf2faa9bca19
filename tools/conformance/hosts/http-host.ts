import { fieldsOf, textOf } from '../fields.ts'
import type { LaunchedPlayer, Host } from '@ante/conformance/host.ts'

const TIMEOUT_MS = 30_000
const NOT_THERE = 404

/**
 * Returns a host that the tester provides at an HTTP address. `GET /` returns its supported actions, which are called
 * by `POST` with JSON. docs/vendors/conformance.md has an example.
 */
export async function httpHost(url: string): Promise<Host> {
  const can = textsIn(await callHost(url, '/', null), 'can')
  const post = (path: string, input: object) => callHost(url, path, input)
  return {
    launchPlayer: async () => launchedPlayerIn(await post('/arrival', {})),
    ...(can.includes('expire') && {
      expireSession: async (session: object) => void (await post('/expire', session)),
    }),
    ...(can.includes('disable') && {
      disablePlayer: async (playerId: string) => void (await post('/disable', { playerId })),
    }),
    ...(can.includes('rounds') && {
      openRounds: async (playerId: string) => textsIn(await post('/open-rounds', { playerId }), 'rounds'),
      closeRound: async (round: object) => void (await post('/close-round', round)),
    }),
  }
}

/** Returns the host's answer; null if it is empty or has status 404. */
async function callHost(url: string, path: string, input: object | null): Promise<unknown> {
  const response = await fetch(url.replace(/\/$/, '') + path, {
    ...(input && { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(input) }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (response.status === NOT_THERE) return null
  if (!response.ok) throw new Error(`The host answered ${path} with ${response.status}: ${await response.text()}`)
  const text = await response.text()
  return text === '' ? null : JSON.parse(text)
}

function launchedPlayerIn(answer: unknown): LaunchedPlayer | null {
  if (answer === null) return null
  const [token, gameId] = [textOf(answer, 'token'), textOf(answer, 'gameId')]
  if (token !== null && gameId !== null) return { token, gameId }
  throw new Error(`The host returned no token and gameId: ${JSON.stringify(answer)}`)
}

function textsIn(answer: unknown, name: string): string[] {
  const list = fieldsOf(answer).get(name)
  if (Array.isArray(list) && list.every((item) => typeof item === 'string')) return list
  throw new Error(`The host returned no list in ${name}: ${JSON.stringify(answer)}`)
}
