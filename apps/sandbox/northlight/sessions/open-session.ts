import { randomUUID } from 'node:crypto'

import { seamlessAuthenticate, seamlessBalance } from '@ante/contract/launch/seamless-wallet.ts'

import type { Db } from '../../kit/db.ts'
import { Refused } from '../../kit/refusal.ts'
import { GAME_ID } from '../game.ts'
import type { CallWallet } from '../wallet-client/call.ts'
import { insertSession, sessionByKey, sessionByToken } from './session-store.ts'
import type { PlaySession } from './session-store.ts'

export interface SessionPorts {
  db: Db
  call: CallWallet
}

export interface OpenedSession {
  session: PlaySession
  balance: string
}

/** Exchanges the launch token. The page that repeats its call, because the answer was lost, gets its session again. */
export async function openSession(ports: SessionPorts, by: { token: string; key: string }): Promise<OpenedSession> {
  const before = await sessionByToken(ports.db, by)
  if (before) return withBalance(ports, before)

  const answer = await ports.call(seamlessAuthenticate, { token: by.token, gameId: GAME_ID })
  if (answer.kind === 'unknown') throw new Refused('gateway.silent', {}, 503)
  if (answer.kind === 'refused') throw new Refused('session.refused', {}, 401)

  const { sessionId, balance, ...player } = answer.value
  const session: PlaySession = { id: randomUUID(), gatewaySession: sessionId, ...player }
  await insertSession(ports.db, session, by)
  return { session, balance }
}

export async function requireSession(db: Db, authorization: string | undefined): Promise<PlaySession> {
  const [scheme, key] = authorization?.split(' ') ?? []
  const session = scheme === 'Bearer' && key ? await sessionByKey(db, key) : null
  if (!session) throw new Refused('session.unknown', {}, 401)
  return session
}

/** For a page that was loaded again, or whose balance was changed from outside. */
export async function withBalance({ call }: Pick<SessionPorts, 'call'>, session: PlaySession): Promise<OpenedSession> {
  const answer = await call(seamlessBalance, { sessionId: session.gatewaySession })
  if (answer.kind === 'unknown') throw new Refused('gateway.silent', {}, 503)
  if (answer.kind === 'refused') throw new Refused('session.refused', {}, 401)
  return { session, balance: answer.value.balance }
}
