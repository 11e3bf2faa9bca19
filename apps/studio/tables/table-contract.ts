import * as z from 'zod/mini'

/** What the server of a table and its page tell each other beside the studio's own calls. */

const Cents = z.string().check(z.regex(/^\d{1,15}$/))

/** By the money that is played for, as `moneyOf` names it: what lies on each spot, and of how many players. */
const Totals = z.record(z.string(), z.object({ spots: z.record(z.string(), Cents), players: z.int() }))
export type Totals = z.output<typeof Totals>

/** Of the first stakes, in their order; they have a part in the draw. */
const Marks = z.array(z.string())

const DealView = z.object({
  id: z.string(),
  number: z.int(),
  /** Of the deals that depend on each other, which one, from 0. */
  set: z.int(),
  place: z.int(),
  /** Of the seed from which it is drawn. */
  seedHash: z.string(),
  marks: Marks,
  opensAt: z.number(),
  closesAt: z.number(),
  /** When bets are taken again at the earliest; null until it is decided. */
  nextAt: z.nullable(z.number()),
  decidedAt: z.nullable(z.number()),
  /** By the money; `''` for whoever plays for money that nobody laid. In the game's own form. */
  outcomes: z.nullable(z.record(z.string(), z.unknown())),
  /** Told when it is decided. */
  seed: z.nullable(z.string()),
})
export type DealView = z.output<typeof DealView>

/** The whole of it, for who comes in or has missed something. */
export const TableView = z.object({
  deal: z.nullable(DealView),
  totals: Totals,
  /** What came before, the oldest first, in the game's own form. */
  history: z.array(z.unknown()),
})
export type TableView = z.output<typeof TableView>

/** What all at a table hear. */
export const TableEvent = z.discriminatedUnion('is', [
  z.object({ is: z.literal('opened'), view: TableView }),
  z.object({ is: z.literal('totals'), deal: z.string(), totals: Totals, marks: Marks }),
  z.object({ is: z.literal('closed'), deal: z.string() }),
  z.object({ is: z.literal('decided'), deal: DealView, totals: Totals }),
])
export type TableEvent = z.output<typeof TableEvent>

/** What one player alone hears: what became of a stake of his. */
export const StakeUpdate = z.object({
  is: z.literal('stake'),
  roundId: z.string(),
  deal: z.string(),
  state: z.enum(['taken', 'undone', 'refused', 'won']),
  stakeCents: Cents,
  spots: z.array(z.tuple([z.string(), Cents])),
  wonCents: Cents,
  /** A win is told when it is decided, and again when it is paid: once it can be seen. */
  isPaid: z.boolean(),
  /** Null where the wallet told none. */
  balance: z.nullable(z.string()),
})
export type StakeUpdate = z.output<typeof StakeUpdate>

/** In which room a table is seen. */
export const roomOf = ({ vendor, gameId }: { vendor: string; gameId: string }): string => `table-${vendor}-${gameId}`

/** Those who play for the same money share its pool and its totals. */
export const moneyOf = ({ currency, playMode }: { currency: string; playMode: 'real' | 'fun' }): string =>
  `${currency} ${playMode}`

/** Chips on spots of one deal. */
export const TableChoiceShape = z.object({
  deal: z.string().check(z.minLength(1), z.maxLength(64)),
  spots: z.array(z.tuple([z.string(), Cents])).check(z.minLength(1), z.maxLength(60)),
})
