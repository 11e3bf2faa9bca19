import * as z from 'zod/mini'

import { categories } from '../maths/strength.ts'

/** Messages of the table to its page. Chips are whole cents; times are the server's, in milliseconds. */
const Cents = z.int()
const Seat = z.int().check(z.minimum(0), z.maximum(5))
const CardText = z.string().check(z.regex(/^[2-9TJQKA][cdhs]$/))
const Category = z.enum(categories)
const Street = z.enum(['preflop', 'flop', 'turn', 'river'])

const MoveView = z.object({
  street: Street,
  seat: Seat,
  kind: z.enum(['small', 'big', 'post', 'fold', 'check', 'call', 'bet', 'raise']),
  cents: Cents,
  allIn: z.boolean(),
  timedOut: z.boolean(),
})
export type MoveView = z.output<typeof MoveView>

const SeatView = z.object({
  name: z.string(),
  isBot: z.boolean(),
  stackCents: Cents,
  /** Bet on this street. */
  betCents: Cents,
  /** Bet in the whole hand. */
  putCents: Cents,
  state: z.enum(['in', 'all-in', 'folded', 'waiting', 'away']),
  last: z.nullable(MoveView),
  /** Shown at a showdown. */
  cards: z.nullable(z.array(CardText)),
  category: z.nullable(Category),
})
export type SeatView = z.output<typeof SeatView>

const Paid = z.object({ seat: Seat, cents: Cents })

export const TableView = z.object({
  smallBlind: Cents,
  bigBlind: Cents,
  hand: z.nullable(
    z.object({
      number: z.int(),
      /** Commitment to the deck: see `deck/commitment.ts`. */
      root: z.string(),
      button: Seat,
      street: Street,
      board: z.array(CardText),
      /** Pot without the bets of this street. */
      potCents: Cents,
      turn: z.nullable(z.object({ seat: Seat, since: z.number(), until: z.number(), inBank: z.boolean() })),
      toMatch: Cents,
      log: z.array(MoveView),
      result: z.nullable(
        z.object({
          showdown: z.boolean(),
          /** Unmatched part of the last bet. */
          returned: z.nullable(Paid),
          pots: z.array(z.object({ cents: Cents, rakeCents: Cents, winners: z.array(Paid) })),
        }),
      ),
    }),
  ),
  seats: z.array(z.nullable(SeatView)),
  nextDealAt: z.nullable(z.number()),
})
export type TableView = z.output<typeof TableView>

export const OwnView = z.object({
  seat: Seat,
  handNumber: z.nullable(z.int()),
  cards: z.array(CardText),
  category: z.nullable(Category),
  choices: z.nullable(
    z.object({
      seat: Seat,
      toCall: Cents,
      raise: z.nullable(z.object({ min: Cents, max: Cents })),
    }),
  ),
  bankMs: z.number(),
  leaving: z.boolean(),
  /** Chips bought during a hand, available from the next hand on. */
  incomingCents: Cents,
})
export type OwnView = z.output<typeof OwnView>

/** Content of a room's messages: a snapshot has both, an event the table, a private message the seat. */
export const RoomBody = z.object({
  table: z.optional(TableView),
  own: z.optional(z.nullable(OwnView)),
})
export type RoomBody = z.output<typeof RoomBody>
