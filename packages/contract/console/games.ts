import { GameGap } from './list-filters.ts'
import * as z from 'zod/mini'

import { GameCategory } from '../catalogue/category.ts'
import { Scope, staffEndpoint } from '../staff/staff-endpoint.ts'
import { VendorCode } from './vendor-code.ts'

/** Rounds from which the actual return is compared with the declared one. */
export const DRIFT_ROUNDS = 5_000
/**
 * Standard errors by which the actual return must differ to count as drift: by chance, less than one of 10,000 games does
 * so.
 */
export const DRIFT_ERRORS = 4

const Return = z.object({
  rounds: z.int(),
  /** Payouts in percent of stakes. */
  actual: z.number(),
  /** Bounds of the actual return in percent, at `DRIFT_ERRORS` standard errors. */
  low: z.number(),
  high: z.number(),
  /** Whether the declared return is outside of the bounds, with at least `DRIFT_ROUNDS` rounds. */
  isDrift: z.boolean(),
})

const Game = z.object({
  nodeId: z.string(),
  vendor: z.string(),
  gameId: z.string(),
  name: z.string(),
  category: GameCategory,
  classes: z.array(z.string()),
  isOpen: z.boolean(),
  /** Place among the games of its category: lower ones come first. */
  position: z.int(),
  /** Values of the feed where staff has set another one; a field is null if the feed's value applies. */
  feed: z.object({
    isOpen: z.nullable(z.boolean()),
    classes: z.nullable(z.array(z.string())),
    position: z.nullable(z.int()),
  }),
  gaps: z.array(GameGap),
  /** Declared return to player in percent; null if the vendor has declared no edge. */
  declared: z.nullable(z.number()),
  /** Actual return of the last 30 days; null without a round. */
  return: z.nullable(Return),
})
export type CatalogueGame = z.infer<typeof Game>

/** Filters of the list, and of the selection of all its games. */
export const gameFilters = {
  vendor: z.optional(VendorCode),
  category: z.optional(GameCategory),
  state: z.optional(z.enum(['open', 'closed'])),
  gap: z.optional(GameGap),
  /** `drift`: the return differs from the declared one. `unplayed`: no round in 30 days. */
  play: z.optional(z.enum(['drift', 'unplayed'])),
  /** `staff`: games with a value that staff has set in place of the feed's. */
  set: z.optional(z.literal('staff')),
  /** Part of the name, or the id. */
  name: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
}

export const listCatalogue = staffEndpoint({
  summary: 'Returns the games of the catalogue with their gaps, and their actual return beside the declared one.',
  method: 'GET',
  path: '/console/m/:merchant/games',
  permission: 'catalogue.game.read',
  input: z.object({
    merchant: Scope,
    ...gameFilters,
    /** Node id of the last game of the previous page. */
    after: z.optional(z.string().check(z.regex(/^\d{1,18}$/))),
  }),
  output: z.object({
    games: z.array(Game),
    /** Vendors to filter by. */
    vendors: z.array(z.object({ code: z.string(), name: z.string() })),
    next: z.nullable(z.string()),
  }),
  refusals: {},
})
