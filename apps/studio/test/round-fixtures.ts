import { randomUUID } from 'node:crypto'

import { vendorKeyOf } from '@ante/demo/vendor-keys.ts'
import { createLog } from '@ante/plain-server/log.ts'
import type { TestDatabase } from '@ante/plain-server/test/database.ts'

import { testDatabase } from './database.ts'
import { FAKE_VENDORS_SECRET, fakeGateway } from './fake-gateway.ts'
import type { FakeGateway } from './fake-gateway.ts'
import { northlightReels } from '../northlight/game.ts'
import { strips } from '../northlight/maths/strips.ts'
import type { AnyGame } from '../kit/game.ts'
import type { DrawBelow } from '../kit/maths/draw-below.ts'
import type { RoundPorts } from '../kit/rounds/advance.ts'
import type { FindTitle, Title } from '../kit/titles.ts'
import type { PlaySession } from '../kit/sessions/play-session.ts'
import { insertSession, sessionByKey } from '../kit/sessions/session-store.ts'
import { seamlessWallet } from '../kit/wallet/seamless/seamless-wallet.ts'

const VENDOR = 'ANS'

export const STAKE_CENTS = 100n
/** Payout of three hares on the middle line and nothing else: twenty line stakes, equal to the total stake. */
export const WON_CENTS = 100n

export interface RoundFixtures extends TestDatabase {
  gateway: FakeGateway
  ports: RoundPorts
  stop(): Promise<void>
}

/** The ports of rounds with a real database and a gateway on the loopback, with delays short enough for a test. */
export async function roundFixtures(): Promise<RoundFixtures> {
  const [database, gateway] = await Promise.all([testDatabase(), fakeGateway()])
  const key = vendorKeyOf(FAKE_VENDORS_SECRET, VENDOR)
  const wallet = seamlessWallet({ gatewayUrl: gateway.url, key, timeoutMs: 400, db: database.db })
  const ports: RoundPorts = {
    db: database.db,
    walletOf: () => wallet,
    findTitle: playing(),
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

/** Creates a separate session, so that the rounds of one test do not affect another. */
export async function newSession(
  { db }: RoundFixtures,
  { playerId = randomUUID(), hasJackpot = false }: { playerId?: string; hasJackpot?: boolean } = {},
): Promise<string> {
  const id = randomUUID()
  const session = {
    id,
    vendor: VENDOR,
    gameId: TITLE.gameId,
    gatewaySession: `gs-${id}`,
    playerId,
    nickname: 'pl***1',
    currency: 'PHP',
    language: 'EN',
    playMode: 'real' as const,
    lobbyUrl: 'http://localhost:8080/m/home',
    hasJackpot,
    replaced: false,
  }
  await insertSession(db, session, { token: randomUUID(), key: keyOf(id) })
  return id
}

const keyOf = (sessionId: string) => `key of ${sessionId}`

/** Returns the current state of a session. */
export async function sessionNow({ db }: RoundFixtures, id: string): Promise<PlaySession> {
  const session = await sessionByKey(db, keyOf(id))
  if (!session) throw new Error(`Session ${id} does not exist.`)
  return session
}

const TITLE: Title = {
  vendor: VENDOR,
  gameId: 'a-title',
  name: 'A Title',
  category: 'RNG',
  classes: ['VIDEO'],
  motif: 'northlight',
  picture: '/pictures/games/a-title.webp',
  minBet: '0.20',
  engine: 'northlight',
}

/** Returns a `FindTitle` in which this game plays every title. */
export const playing =
  (game: AnyGame = northlightReels): FindTitle =>
  () => ({ title: TITLE, game })

/** Returns a `DrawBelow` that draws these stops repeatedly. */
export function always(stops: readonly number[]): DrawBelow {
  let drawn = 0
  return () => stops[drawn++ % strips.length] ?? 0
}

/** Ends the leases of all open rounds and parts. */
export async function expireLeases({ db }: RoundFixtures): Promise<void> {
  await db.query('update studio.round set due_at = now()')
  await db.query('update studio.part set due_at = now()')
}
