import { fixtureById } from '@ante/demo/season/fixtures.ts'

import type { Room } from '../studio/rooms/room.ts'
import type { Rooms } from '../studio/rooms/rooms.ts'
import type { Round } from '../studio/rounds/round.ts'
import type { FindTitle } from '../studio/titles.ts'
import { BOOK_ROOM } from './book-contract.ts'
import type { BookEvent, MatchView, TicketEvent } from './book-contract.ts'
import type { Matches } from './matches/matches.ts'
import { isCorrected } from './tickets/outcome.ts'
import { liveFixtures, matchView } from './views.ts'

interface HallPorts {
  rooms: Rooms
  matches: Matches
  findTitle: FindTitle
}

interface PublishedMatch {
  view: MatchView
  text: string
}

/** Where everybody sees the running matches, and each hears of his own tickets. */
export class Hall {
  readonly #room: Room
  readonly #matches: Matches
  /** What was said of each match last. */
  #said = new Map<string, PublishedMatch>()

  constructor({ rooms, matches, findTitle }: HallPorts) {
    this.#matches = matches
    this.#room = rooms.open(BOOK_ROOM, {
      admits: (session) => findTitle(session) !== null,
      snapshot: (): BookEvent => {
        if (this.#said.size === 0) this.#said = this.#running()
        return { matches: [...this.#said.values()].map(({ view }) => view) }
      },
    })
  }

  /** Says all that has changed in one event; nothing where nobody listens. A match that is over is said once more, and then no longer. */
  publishChanges(): void {
    if (this.#room.readers === 0) return this.#said.clear()
    const now = this.#running()
    const changed = [...now.values()].flatMap(({ view, text }) =>
      this.#said.get(view.id)?.text === text ? [] : [view],
    )
    const ended = [...this.#said.values()].flatMap(({ view }) => (now.has(view.id) ? [] : [this.#ended(view)]))
    this.#said = now
    const event: BookEvent = { matches: [...changed, ...ended] }
    if (event.matches.length > 0) this.#room.say(event)
  }

  tellTicket({ vendor, playerId, id: roundId, state, outcome }: Round): void {
    const event: TicketEvent = { roundId, state: isCorrected(outcome) ? 'corrected' : state }
    this.#room.tell({ vendor, playerId }, event)
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
