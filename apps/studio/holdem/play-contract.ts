import * as z from 'zod/mini'

import { categories } from './maths/strength.ts'
import { TableView } from './table/table-contract.ts'

/** The calls of the hold'em page, beside those that every game's page has. All are `POST` with the page's key. */
export const holdemPath = {
  lobby: '/studio/api/holdem/lobby',
  look: '/studio/api/holdem/look',
  move: '/studio/api/holdem/move',
  presence: '/studio/api/holdem/presence',
  hands: '/studio/api/holdem/hands',
} as const

export const TableName = z.string().check(z.regex(/^[1-9]-[1-9]\d?$/))
const Cents = z.int()

export const LookInput = z.object({ table: TableName })
export const MoveInput = z.object({
  table: TableName,
  /** The hand and how many moves of it the page has seen: what was meant for another moment is refused. */
  hand: z.int(),
  after: z.int(),
  move: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('fold') }),
    z.object({ kind: z.literal('check') }),
    z.object({ kind: z.literal('call') }),
    z.object({ kind: z.literal('raise'), to: z.int() }),
  ]),
})
export const PresenceInput = z.object({ table: TableName, wants: z.enum(['sit-out', 'sit-in', 'leave', 'stay']) })
export const HandsInput = z.object({ table: TableName, before: z.optional(z.int32()) })

const LobbyTable = z.object({
  table: TableName,
  smallBlind: Cents,
  bigBlind: Cents,
  leastBuyIn: Cents,
  mostBuyIn: Cents,
  seats: z.array(z.nullable(z.object({ name: z.string(), isBot: z.boolean(), stackCents: Cents }))),
  /** The seat of whoever asks; null where he has none. */
  own: z.nullable(z.int()),
  /** It is his turn there. */
  ownTurn: z.boolean(),
})
export type LobbyTable = z.output<typeof LobbyTable>
export const LobbyView = z.object({ tables: z.array(LobbyTable) })
export type LobbyView = z.output<typeof LobbyView>

/** Which room tells this player of the table: at once where he has a seat, else later. */
export const LookView = z.object({
  room: z.string(),
  seated: z.boolean(),
  leastBuyIn: Cents,
  mostBuyIn: Cents,
})
export type LookView = z.output<typeof LookView>

const CardProof = z.object({ position: z.int(), card: z.string(), salt: z.string(), path: z.array(z.string()) })

const PastHand = z.object({
  endedAt: z.string(),
  names: z.record(z.string(), z.string()),
  seat: z.int(),
  cards: z.array(z.string()),
  shown: z.array(z.object({ seat: z.int(), cards: z.array(z.string()), category: z.enum(categories) })),
  /** What went in and what came back, of the one who asks. */
  netCents: Cents,
  hand: z.pick(TableView, { hand: true }).shape.hand,
  /** His own cards and the board, by the root that was told before the hand. */
  proofs: z.array(CardProof),
})
export type PastHand = z.output<typeof PastHand>
export const HandsView = z.object({ hands: z.array(PastHand), next: z.nullable(z.int()) })
export type HandsView = z.output<typeof HandsView>
