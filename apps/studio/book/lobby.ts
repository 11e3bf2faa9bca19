import { fixtureById } from '@ante/demo/season/fixtures.ts'

import type { Room } from '../kit/rooms/room.ts'
import type { Rooms } from '../kit/rooms/rooms.ts'
import type { Round } from '../kit/rounds/round.ts'
import type { FindTitle } from '../kit/titles.ts'
import { BOOK_ROOM } from './book-contract.ts'
import type { BookEvent, MatchView, TicketEvent } from './book-contract.ts'
import type { Matches } from './matches/matches.ts'
import { isCorrected } from './tickets/outcome.ts'
import { liveFixtures, matchView } from './views.ts'

interface LobbyPorts {
  rooms: Rooms
  matches: Matches
  findTitle: FindTitle
}

interface PublishedMatch {
  view: MatchView
  text: string
}

/** Publishes running matches to all viewers, and ticket events to their players. */
export class Lobby {
  readonly #room: Room
  readonly #matches: Matches
  /** Last published state of each match. */
  #published = new Map<string, PublishedMatch>()

  constructor({ rooms, matches, findTitle }: LobbyPorts) {
    this.#matches = matches
    this.#room = rooms.open(BOOK_ROOM, {
      admits: (session) => findTitle(session) !== null,
      snapshot: (): BookEvent => {
        if (this.#published.size === 0) this.#published = this.#running()
        return { matches: [...this.#published.values()].map(({ view }) => view) }
      },
    })
  }

  /** Publishes all changes in one event, if there are subscribers. A finished match is published one last time. */
  publishChanges(): void {
    if (this.#room.readers === 0) return this.#published.clear()
    const now = this.#running()
    const changed = [...now.values()].flatMap(({ view, text }) =>
      this.#published.get(view.id)?.text === text ? [] : [view],
    )
    const ended = [...this.#published.values()].flatMap(({ view }) => (now.has(view.id) ? [] : [this.#ended(view)]))
    this.#published = now
    const event: BookEvent = { matches: [...changed, ...ended] }
    if (event.matches.length > 0) this.#room.publish(event)
  }

  describeTicket({ vendor, playerId, id: roundId, state, outcome }: Round): void {
    const event: TicketEvent = { roundId, state: isCorrected(outcome) ? 'corrected' : state }
    this.#room.publishTo({ vendor, playerId }, event)
  }

  #running(): Map<string, PublishedMatch> {
    const views = liveFixtures(this.#matches).map((fixture) => matchView(this.#matches, fixture, 'all'))
    return new Map(views.map((view) => [view.id, { text: JSON.stringify(view), view }]))
  }

  #ended(view: MatchView): MatchView {
    const fixture = fixtureById(view.id)
    return fixture ? matchView(this.#matches, fixture, 'all') : view
  }
}
