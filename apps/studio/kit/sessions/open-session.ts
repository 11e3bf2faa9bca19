import { randomUUID } from 'node:crypto'

import type { Db } from '@ante/plain-server/db.ts'
import { Refused } from '@ante/plain-server/refusal.ts'

import type { WalletOf } from '../vendors.ts'
import type { PlaySession } from './play-session.ts'
import { insertSession, sessionByKey, sessionByToken } from './session-store.ts'

export interface SessionPorts {
  db: Db
  walletOf: WalletOf
}

export interface OpenedSession {
  session: PlaySession
  balance: string
  /** The merchant's jackpot; null when there is none for this player. */
  jackpot: string | null
}

export interface OpeningRequest {
  vendor: string
  gameId: string
  token: string
  key: string
}

/** Exchanges the launch token. A page that repeats its call after a lost answer gets the same session. */
export async function openSession(ports: SessionPorts, opening: OpeningRequest): Promise<OpenedSession> {
  const { vendor, gameId, token } = opening
  const before = await sessionByToken(ports.db, opening)
  if (before) return withBalance(ports, before)
  // Checked before the token is used up. Our pages create a new key whenever they are loaded with another token.
  if (await sessionByKey(ports.db, opening.key)) throw new Refused('session.key_used')

  const answer = await ports.walletOf(vendor).authenticate({ token, gameId })
  if (answer.kind === 'unknown') throw new Refused('gateway.silent', {}, 503)
  if (answer.kind === 'refused') throw new Refused('session.refused', {}, 401)

  const { balance, jackpot, ...player } = answer.value
  const session: PlaySession = {
    id: randomUUID(),
    vendor,
    gameId,
    ...player,
    hasJackpot: jackpot !== null,
    replaced: false,
  }
  await insertSession(ports.db, session, opening)
  return { session, balance, jackpot }
}

export async function requireSession(db: Db, authorization: string | undefined): Promise<PlaySession> {
  const [scheme, key] = authorization?.split(' ') ?? []
  const session = scheme === 'Bearer' && key ? await sessionByKey(db, key) : null
  if (!session) throw new Refused('session.unknown', {}, 401)
  return session
}

/** Returns the session with its current balance, for a reloaded page or after an external change of the balance. */
export async function withBalance({ walletOf }: SessionPorts, session: PlaySession): Promise<OpenedSession> {
  if (session.replaced) throw new Refused('session.replaced')
  const wallet = walletOf(session.vendor)
  const [answer, pool] = await Promise.all([
    wallet.balance(session),
    session.hasJackpot ? wallet.jackpot(session) : null,
  ])
  if (answer.kind === 'unknown') throw new Refused('gateway.silent', {}, 503)
  if (answer.kind === 'refused') throw new Refused('session.refused', {}, 401)
  // A game continues without its jackpot's amount.
  const jackpot = pool?.kind === 'done' ? pool.value.jackpot : null
  return { session, balance: answer.value.balance, jackpot }
}
