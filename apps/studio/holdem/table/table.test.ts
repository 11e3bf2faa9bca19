import fc from 'fast-check'
import { expect, test } from 'vitest'

import { seededDraw } from '../../kit/maths/seeded-draw.ts'
import { playRandomEvents } from '../test/random-table.ts'
import { settledBuyIns } from './join-and-leave.ts'
import { boardOf, cardsOf } from './hand.ts'
import { cardText } from '../maths/cards.ts'
import { chipsOn } from './table.ts'
import type { Table } from './table.ts'
import { OwnView, TableView } from './table-contract.ts'
import { ownView, tableView } from './view.ts'

const seeds = fc.integer({ min: 0, max: 2 ** 31 })
const STEPS = 400

test('bought chips are always on the table, cashed out or raked, to the cent', () => {
  const check = (seed: number) => {
    playRandomEvents(seededDraw(seed), {
      steps: STEPS,
      check: (table, departed) => {
        const { boughtCents, cashedCents, rakedCents } = table.books
        expect(chipsOn(table)).toBe(boughtCents - cashedCents - rakedCents)
        for (const item of departed) {
          const settled = settledBuyIns(item).reduce((sum, { wonCents }) => sum + wonCents, 0)
          expect(settled).toBe(item.cents)
        }
      },
    })
  }
  fc.assert(fc.property(seeds, check), { numRuns: 6 })
})

test('each sitting reports the rake paid by its chips, in total no more than the house received', () => {
  let received = 0
  const check = (seed: number) => {
    let rakedOfDeparted = 0
    playRandomEvents(seededDraw(seed), {
      steps: STEPS,
      check: (table, departed) => {
        for (const item of departed) {
          const rakes = settledBuyIns(item).map(({ rakeCents }) => rakeCents)
          expect(rakes.reduce((sum, rake) => sum + rake, 0)).toBe(
            rakes.length > 0 ? (item.occupant.rakedCents ?? 0) : 0,
          )
          rakedOfDeparted += item.occupant.rakedCents ?? 0
        }
        const seated = table.seats.reduce((sum, occupant) => sum + (occupant?.rakedCents ?? 0), 0)
        expect(rakedOfDeparted + seated).toBeLessThanOrEqual(table.books.rakedCents)
        received = Math.max(received, rakedOfDeparted + seated)
      },
    })
  }
  fc.assert(fc.property(seeds, check), { numRuns: 6 })
  expect(received).toBeGreaterThan(0)
})

test('no card is ever visible to a player who may not see it', () => {
  let hands = 0
  const check = (seed: number) => {
    playRandomEvents(seededDraw(seed), {
      steps: STEPS,
      check: (table) => {
        const publicView = JSON.stringify(tableView(table))
        expect(secretsIn(table, { message: publicView, seat: null })).toEqual([])
        for (const seat of table.seats.keys()) {
          const ownText = JSON.stringify(ownView(table, seat))
          expect(secretsIn(table, { message: ownText + publicView, seat })).toEqual([])
        }
        hands = Math.max(hands, table.handNumber)
      },
    })
  }
  fc.assert(fc.property(seeds, check), { numRuns: 4 })
  expect(hands).toBeGreaterThan(5)
})

/** Returns the hidden cards of the deck found in a message to this seat (or to viewers), and the seed. */
function secretsIn(
  { hand, seats }: Table,
  { message: received, seat }: { message: string; seat: number | null },
): string[] {
  if (!hand) return []
  const knownCards = new Set(boardOf(hand).map(cardText))
  const addSeenCards = (learningSeat: number) => {
    const occupant = seats[learningSeat]
    for (const card of occupant ? cardsOf(hand, learningSeat, occupant) : []) knownCards.add(cardText(card))
  }
  if (seat !== null) addSeenCards(seat)
  if (hand.result && hand.betting.end === 'showdown') {
    for (const player of hand.betting.players) if (!player.folded) addSeenCards(player.seat)
  }
  const cards = (received.match(/(?<=")[2-9TJQKA][cdhs](?=")/g) ?? []).filter((card) => !knownCards.has(card))
  return received.includes(hand.seed) ? [...cards, 'the seed'] : cards
}

test('messages have the format that the page parses', () => {
  const violations: unknown[] = []
  playRandomEvents(seededDraw(3), {
    steps: STEPS,
    check: (table) => {
      const owns = table.seats.flatMap((_, seat) => ownView(table, seat) ?? [])
      const parsed = [TableView.safeParse(tableView(table)), ...owns.map((item) => OwnView.safeParse(item))]
      violations.push(...parsed.filter(({ success }) => !success))
    },
  })
  expect(violations).toEqual([])
})

test('a serialized table is parsed without loss', () => {
  const states: Table[] = []
  playRandomEvents(seededDraw(5), { steps: STEPS, check: (table) => void states.push(table) })
  expect(JSON.parse(JSON.stringify(states))).toEqual(states)
})

test('before the flop no board card is revealed, and at a showdown all are', () => {
  const violations: string[] = []
  playRandomEvents(seededDraw(9), {
    steps: STEPS,
    check: ({ hand }) => {
      if (!hand) return
      const { end, street } = hand.betting
      const expected = end === 'showdown' ? 5 : { preflop: 0, flop: 3, turn: 4, river: 5 }[street]
      if (boardOf(hand).length !== expected) violations.push(street)
    },
  })
  expect(violations).toEqual([])
})
