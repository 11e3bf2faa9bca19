import { Refused } from '@ante/plain-server/refusal.ts'
import type { Server } from '@ante/plain-server/server.ts'
import type * as z from 'zod/mini'

import { actOnRound } from './held/act.ts'
import { shownRoundsOfPlayer } from './held/held-rounds.ts'
import { ActInput, HistoryInput, OpenInput, playPath, ResumeInput, RoundInput, ShownInput } from './play-contract.ts'
import type { HistoryView, RoundView, SessionView } from './play-contract.ts'
import type { RoundPorts } from './rounds/advance.ts'
import { readHistory } from './rounds/history.ts'
import type { PlayRound } from './rounds/play-round.ts'
import type { Round } from './rounds/round.ts'
import { latestUnshown, markShown, positionOf } from './rounds/shown-rounds.ts'
import { openSession, requireSession, withBalance } from './sessions/open-session.ts'
import type { OpenedSession, SessionPorts } from './sessions/open-session.ts'
import { roomRoutes } from './rooms/rooms.ts'
import type { Rooms } from './rooms/rooms.ts'
import type { PlaySession } from './sessions/play-session.ts'
import { takeOver } from './sessions/session-store.ts'
import type { FindTitle } from './titles.ts'
import { roundView, sessionView } from './views.ts'

export interface PlayPorts extends SessionPorts {
  findTitle: FindTitle
  playRound: PlayRound
  rounds: RoundPorts
  rooms: Rooms
  /** Throws for a vendor that is out of service. */
  requireInService(vendor: string): void
  /** Address of the lobby, for a page without a session. */
  lobbyUrl: string
}

/** Routes of all games' pages. */
export function playRoutes(app: Server, ports: PlayPorts): void {
  const { db } = ports

  app.post(playPath.open, async ({ body }) => {
    const { vendor, game: gameId, token, key } = parse(OpenInput, body)
    ports.requireInService(vendor)
    if (!ports.findTitle({ vendor, gameId })) throw new Refused('title.unknown', { lobbyUrl: ports.lobbyUrl }, 404)
    const opened = await openSession(ports, { vendor, gameId, token, key }).catch(withLobbyAddress)
    if (!opened.session.replaced) ports.rooms.disconnectOthers(opened.session)
    return viewOf(opened)
  })

  app.post(playPath.resume, async ({ headers, body }) => {
    const session = await sessionOf(headers.authorization)
    const { takeOver: takesOver } = parse(ResumeInput, body)
    if (!takesOver) return viewOf(await withBalance(ports, session))
    const takenOver = await takeOver(db, session)
    ports.rooms.disconnectOthers(takenOver)
    return viewOf(await withBalance(ports, takenOver))
  })

  app.post(playPath.round, async ({ headers, body }) => {
    const session = await sessionOf(headers.authorization)
    const { stakeCents, ...requested } = parse(RoundInput, body)
    return viewed(
      session,
      await ports.playRound({ ...requested, sessionId: session.id, stakeCents: BigInt(stakeCents) }),
    )
  })

  app.post(playPath.act, async ({ headers, body }) => {
    const receivedAt = Date.now()
    const session = await sessionOf(headers.authorization)
    return viewed(session, await actOnRound(ports.rounds, session, { ...parse(ActInput, body), receivedAt }))
  })

  app.post(playPath.history, async ({ headers, body }): Promise<HistoryView> => {
    const session = await sessionOf(headers.authorization)
    const { rounds, next } = await readHistory(db, session, parse(HistoryInput, body))
    const played = { game: playedIn(session).game, position: await positionOf(db, session.id) }
    return {
      rounds: rounds.map((round) => ({ at: round.drawnAt.toISOString(), round: roundView(round, played) })),
      next,
    }
  })

  app.post(playPath.shown, async ({ headers, body }) => {
    const session = await sessionOf(headers.authorization)
    await markShown(db, { session, ...parse(ShownInput, body) })
    return {}
  })

  roomRoutes(app, { rooms: ports.rooms, sessionOf })

  async function sessionOf(authorization: string | undefined): Promise<PlaySession> {
    const session = await requireSession(db, authorization).catch(withLobbyAddress)
    ports.requireInService(session.vendor)
    return session
  }

  function withLobbyAddress(error: unknown): never {
    if (!(error instanceof Refused)) throw error
    throw new Refused(error.code, { ...error.details, lobbyUrl: ports.lobbyUrl }, error.status)
  }

  function playedIn(session: PlaySession) {
    const title = ports.findTitle(session)
    if (!title) throw new Refused('title.unknown', { lobbyUrl: session.lobbyUrl }, 404)
    return title
  }

  async function viewed(session: PlaySession, round: Round): Promise<RoundView> {
    return roundView(round, { game: playedIn(session).game, position: await positionOf(db, session.id) })
  }

  async function viewOf(opened: OpenedSession): Promise<SessionView> {
    const position = await positionOf(db, opened.session.id)
    const unfinished = await latestUnshown(db, opened.session)
    const heldRoundsHere = await shownRoundsOfPlayer(db, opened.session)
    return sessionView(opened, { ...playedIn(opened.session), position, unfinished, held: heldRoundsHere })
  }
}

function parse<Schema extends z.ZodMiniType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body)
  if (!parsed.success) throw new Refused('invalid', {}, 400)
  return parsed.data
}
