import { randomUUID } from 'node:crypto'

import { createLog } from '../kit/log.ts'
import { testDatabase } from './database.ts'
import type { TestDatabase } from './database.ts'
import { FAKE_KEY_ID, FAKE_SECRET, fakeGateway } from './fake-gateway.ts'
import type { FakeGateway } from './fake-gateway.ts'
import type { DrawBelow } from '../northlight/maths/draw-below.ts'
import { strips } from '../northlight/maths/strips.ts'
import { insertSession } from '../northlight/sessions/session-store.ts'
import { walletOver } from '../northlight/wallet-client/call.ts'
import type { RoundPorts } from '../northlight/rounds/advance.ts'

export const STAKE_CENTS = 100n
/** Three hares on the middle line and nothing else: twenty stakes of a line, so the stake itself. */
export const WON_CENTS = 100n

export interface Bench extends TestDatabase {
  gateway: FakeGateway
  ports: RoundPorts
  stop(): Promise<void>
}

/** The rounds' ports over a real database and a gateway on the loopback, with waits short enough for a test. */
export async function roundBench(): Promise<Bench> {
  const [database, gateway] = await Promise.all([testDatabase(), fakeGateway()])
  const credentials = { vendor: 'ANS', keyId: FAKE_KEY_ID, secret: FAKE_SECRET }
  const ports: RoundPorts = {
    db: database.db,
    call: walletOver({ gatewayUrl: gateway.url, credentials, timeoutMs: 400 }),
    log: createLog('silent'),
    leaseMs: 1_000,
    retryGapsMs: [0],
  }
  const stop = async () => {
    await gateway.stop()
    await database.drop()
  }
  return { ...database, gateway, ports, stop }
}

/** A play session of its own, so that the rounds of one test do not meet those of another. */
export async function newSession({ db }: Bench): Promise<string> {
  const id = randomUUID()
  const session = {
    id,
    gatewaySession: `gs-${id}`,
    playerId: `player-${id}`,
    nickname: 'pl***1',
    currency: 'PHP',
    language: 'EN',
    playMode: 'real' as const,
    lobbyUrl: 'http://localhost:8080/m/home',
  }
  await insertSession(db, session, { token: randomUUID(), key: randomUUID() })
  return id
}

/** Draws these stops over and over. */
export function always(stops: readonly number[]): DrawBelow {
  let drawn = 0
  return () => stops[drawn++ % strips.length] ?? 0
}

/** Lets the lease of every open round run out. */
export async function expireLeases({ db }: Bench): Promise<void> {
  await db.query('update northlight.round set due_at = now()')
}
