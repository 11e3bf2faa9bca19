import * as z from 'zod/mini'

import { categories } from './maths/strength.ts'
import { TableView } from './table/table-contract.ts'

/** API paths of the hold'em page, in addition to the paths of every game. All are `POST` with the page's key. */
export const holdemPath = {
  lobby: '/studio/api/holdem/lobby',
  tableInfo: '/studio/api/holdem/table-info',
  move: '/studio/api/holdem/move',
  presence: '/studio/api/holdem/presence',
  hands: '/studio/api/holdem/hands',
} as const

export const TableName = z.string().check(z.regex(/^[1-9]-[1-9]\d?$/))
const Cents = z.int()

export const TableInfoInput = z.object({ table: TableName })
export const MoveInput = z.object({
  table: TableName,
  /** The hand and the number of its moves that the page has seen: a move for an outdated state is refused. */
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
  minBuyIn: Cents,
  maxBuyIn: Cents,
  seats: z.array(z.nullable(z.object({ name: z.string(), isBot: z.boolean(), stackCents: Cents }))),
  /** The caller's seat; null without one. */
  own: z.nullable(z.int()),
  /** Whether it is the caller's turn there. */
  ownTurn: z.boolean(),
})
export type LobbyTable = z.output<typeof LobbyTable>
export const LobbyView = z.object({ tables: z.array(LobbyTable) })
export type LobbyView = z.output<typeof LobbyView>

/** The room that publishes the table to this player: immediately with a seat, otherwise delayed. */
export const TableInfoView = z.object({
  room: z.string(),
  seated: z.boolean(),
  minBuyIn: Cents,
  maxBuyIn: Cents,
})
export type TableInfoView = z.output<typeof TableInfoView>

const CardProof = z.object({ position: z.int(), card: z.string(), salt: z.string(), path: z.array(z.string()) })

const PastHand = z.object({
  endedAt: z.string(),
  names: z.record(z.string(), z.string()),
  seat: z.int(),
  cards: z.array(z.string()),
  shown: z.array(z.object({ seat: z.int(), cards: z.array(z.string()), category: z.enum(categories) })),
  /** Net result of the requesting player. */
  netCents: Cents,
  hand: z.pick(TableView, { hand: true }).shape.hand,
  /** The player's own cards and the board, verifiable by the root published before the hand. */
  proofs: z.array(CardProof),
})
export type PastHand = z.output<typeof PastHand>
export const HandsView = z.object({ hands: z.array(PastHand), next: z.nullable(z.int()) })
export type HandsView = z.output<typeof HandsView>
