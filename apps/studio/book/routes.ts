import { fixtureById } from '@ante/demo/season/fixtures.ts'
import type { Db } from '@ante/plain-server/db.ts'
import { Refused } from '@ante/plain-server/refusal.ts'
import type { Server } from '@ante/plain-server/server.ts'
import type { FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'

import { shownRoundsOfPlayer } from '../kit/held/held-rounds.ts'
import { positionOf } from '../kit/rounds/shown-rounds.ts'
import type { PlaySession } from '../kit/sessions/play-session.ts'
import type { FindTitle } from '../kit/titles.ts'
import { roundView } from '../kit/views.ts'
import { bookPath, MatchInput, PlaceInput, PricesInput, SharedInput, ShareInput, SlipInput } from './book-contract.ts'
import type {
  MatchView,
  PricesView,
  ResultsView,
  SharedView,
  ShareView,
  SlipView,
  TicketsView,
} from './book-contract.ts'
import { readCode } from './booking-room.ts'
import type { BookGame } from './game.ts'
import { latestMatches } from './matches/match-store.ts'
import type { Matches } from './matches/matches.ts'
import { shareSlip, slipByCode } from './sharing/share-slip.ts'
import { legsOf } from './tickets/leg-store.ts'
import { storeSlip, storedSlip } from './tickets/slip-store.ts'
import type { TicketPlacer } from './tickets/place-ticket.ts'
import { ticketView } from './tickets/ticket-view.ts'
import { titleOffer } from './title-offer.ts'
import { listView, matchView } from './views.ts'

export interface BookPorts {
  db: Db
  matches: Matches
  ticketPlacer: TicketPlacer
  game: BookGame
  delayMs: number
  findTitle: FindTitle
  sessionOf(authorization: string | undefined): Promise<PlaySession>
}

const MAX_RESULTS = 60

export function bookRoutes(app: Server, ports: BookPorts): void {
  const { db, matches, ticketPlacer, game, delayMs, findTitle } = ports

  app.post(bookPath.list, async ({ headers }) => listView(matches, (await opened(headers)).offer, delayMs))

  app.post(bookPath.match, async ({ headers, body }): Promise<MatchView> => {
    await opened(headers)
    const fixture = fixtureById(parse(MatchInput, body).fixtureId)
    if (!fixture) throw new Refused('match.unknown', {}, 404)
    return matchView(matches, fixture, 'all')
  })

  app.post(bookPath.results, async ({ headers }): Promise<ResultsView> => {
    const { offer } = await opened(headers)
    const latest = await latestMatches(db, MAX_RESULTS)
    await matches.load(latest.map(({ fixtureId }) => fixtureId))
    const views = latest.flatMap(({ fixtureId }) => viewOf(fixtureId) ?? [])
    return { matches: views.filter(({ phase, sport }) => phase !== 'live' && offer.sports.includes(sport)) }
  })

  app.post(bookPath.prices, async ({ headers, body }): Promise<PricesView> => {
    await opened(headers)
    const { legs } = parse(PricesInput, body)
    return { prices: legs.map((leg) => matches.price(leg)), matches: legs.map(({ fixtureId }) => viewOf(fixtureId)) }
  })

  app.post(bookPath.place, async ({ headers, body }) => {
    const { session, offer } = await opened(headers)
    const round = await ticketPlacer.place({ session, offer, ...parse(PlaceInput, body) })
    return roundView(round, { game, position: await positionOf(db, session.id) })
  })

  app.post(bookPath.tickets, async ({ headers }): Promise<TicketsView> => {
    const { session } = await opened(headers)
    const rounds = (await shownRoundsOfPlayer(db, session)).filter(({ state }) => state === 'held')
    const legs = await legsOf(
      db,
      rounds.map(({ id }) => id),
    )
    return { tickets: rounds.map((round) => ticketView({ round, legs: legs.get(round.id) ?? [], matches, viewOf })) }
  })

  app.post(bookPath.slip, async ({ headers, body }): Promise<SlipView> => {
    const { session } = await opened(headers)
    const { slip } = parse(SlipInput, body)
    if (slip !== undefined) await storeSlip(db, session, slip)
    return { slip: await storedSlip(db, session) }
  })

  app.post(bookPath.share, async ({ headers, body }): Promise<ShareView> => {
    const { session } = await opened(headers)
    const { roundId } = parse(ShareInput, body)
    const { code, expiresAt } = await shareSlip({ db, session, now: new Date(matches.now) }, roundId)
    return { code, expiresAt: expiresAt.toISOString() }
  })

  app.post(bookPath.shared, async ({ headers, body }): Promise<SharedView> => {
    const { session, offer } = await opened(headers)
    const typedCode = readCode(parse(SharedInput, body).code) ?? ''
    const { code, legs } = await slipByCode({ db, session, now: new Date(matches.now) }, typedCode)
    const isSold = (match: MatchView | null) => match !== null && offer.sports.includes(match.sport)
    const views = legs.map((leg) => {
      const match = viewOf(leg.fixtureId)
      return { ...leg, match, now: isSold(match) ? matches.price(leg) : null }
    })
    return { code, legs: views }
  })

  async function opened(headers: FastifyRequest['headers']) {
    const session = await ports.sessionOf(headers.authorization)
    const title = findTitle(session)
    if (!title) throw new Refused('title.unknown', {}, 404)
    return { session, offer: titleOffer(title.title) }
  }

  function viewOf(fixtureId: string): MatchView | null {
    const fixture = fixtureById(fixtureId)
    return fixture && matchView(matches, fixture, 'main')
  }
}

function parse<Schema extends z.ZodMiniType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body)
  if (!parsed.success) throw new Refused('invalid', {}, 400)
  return parsed.data
}
