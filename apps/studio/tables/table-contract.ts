import * as z from 'zod/mini'

/** Messages between the server of a table and its page, besides the studio's common calls. */

const Cents = z.string().check(z.regex(/^\d{1,15}$/))

/** By kind of money, in the format of `moneyOf`: the stakes on each spot, and the number of players. */
const Totals = z.record(z.string(), z.object({ spots: z.record(z.string(), Cents), players: z.int() }))
export type Totals = z.output<typeof Totals>

/** Seed contributions of the first stakes, in order; they are part of the draw. */
const Marks = z.array(z.string())

const DealView = z.object({
  id: z.string(),
  number: z.int(),
  /** Number of the set of deals that depend on each other, from 0. */
  set: z.int(),
  positionInSet: z.int(),
  /** Hash of the seed from which the deal is drawn. */
  seedHash: z.string(),
  marks: Marks,
  opensAt: z.number(),
  closesAt: z.number(),
  /** Earliest time of the next betting; null until the deal is decided. */
  nextAt: z.nullable(z.number()),
  decidedAt: z.nullable(z.number()),
  /** Outcome by kind of money, in the game's own format; the key `''` is for kinds without stakes. */
  outcomes: z.nullable(z.record(z.string(), z.unknown())),
  /** Published when the deal is decided. */
  seed: z.nullable(z.string()),
})
export type DealView = z.output<typeof DealView>

/** Snapshot, for a new or resynchronizing page. */
export const TableView = z.object({
  deal: z.nullable(DealView),
  totals: Totals,
  /** Previous results, oldest first, in the game's own format. */
  history: z.array(z.unknown()),
})
export type TableView = z.output<typeof TableView>

/** Events to all at a table. */
export const TableEvent = z.discriminatedUnion('is', [
  z.object({ is: z.literal('opened'), view: TableView }),
  z.object({ is: z.literal('totals'), deal: z.string(), totals: Totals, marks: Marks }),
  z.object({ is: z.literal('closed'), deal: z.string() }),
  z.object({ is: z.literal('decided'), deal: DealView, totals: Totals }),
])
export type TableEvent = z.output<typeof TableEvent>

/** Private message to a player: the state of one of their stakes. */
export const StakeUpdate = z.object({
  is: z.literal('stake'),
  roundId: z.string(),
  deal: z.string(),
  state: z.enum(['accepted', 'undone', 'refused', 'won']),
  stakeCents: Cents,
  spots: z.array(z.tuple([z.string(), Cents])),
  wonCents: Cents,
  /** A win is reported when it is decided, and again when it is paid, after it was shown. */
  isPaid: z.boolean(),
  /** Null when the wallet returned no balance. */
  balance: z.nullable(z.string()),
})
export type StakeUpdate = z.output<typeof StakeUpdate>

/** Room name of a table. */
export const roomOf = ({ vendor, gameId }: { vendor: string; gameId: string }): string => `table-${vendor}-${gameId}`

/** Kind of money: players with the same one share its pool and its totals. */
export const moneyOf = ({ currency, playMode }: { currency: string; playMode: 'real' | 'fun' }): string =>
  `${currency} ${playMode}`

/** Chips on spots of one deal. */
export const TableChoiceShape = z.object({
  deal: z.string().check(z.minLength(1), z.maxLength(64)),
  spots: z.array(z.tuple([z.string(), Cents])).check(z.minLength(1), z.maxLength(60)),
})
