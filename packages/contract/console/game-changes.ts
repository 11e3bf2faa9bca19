import * as z from 'zod/mini'

import { GameClass } from '../catalogue/game-class.ts'
import { NoDetails } from '../kit/endpoint.ts'
import { proposalRefusals, Reason } from '../staff/changes.ts'
import { Scope, staffEndpoint } from '../staff/staff-endpoint.ts'
import { gameFilters } from './games.ts'

/** Maximum number of games of a selection. */
export const MAX_SELECTED_GAMES = 1_000

export const NodeId = z.string().check(z.regex(/^\d{1,9}$/))

/**
 * What happens to the selected games. `order` moves them to the begin or the end of their categories, in their present
 * order. `feed` removes the values of staff, so that those of the feed apply again.
 */
export const GameChange = z.discriminatedUnion('action', [
  z.object({ action: z.enum(['open', 'close', 'feed']) }),
  z.object({ action: z.enum(['addClass', 'removeClass']), name: GameClass }),
  z.object({ action: z.literal('order'), to: z.enum(['first', 'last']) }),
])
export type GameChange = z.infer<typeof GameChange>

/**
 * Why a game was not changed. `unknown`: there is no such game. `not_in_feed`: the last feed of its vendor lacks it, so it
 * can't be opened. `too_many_classes`: it has the maximum number of classes.
 */
export const GameProblem = z.enum(['unknown', 'not_in_feed', 'too_many_classes'])
export type GameProblem = z.infer<typeof GameProblem>

export const GameOutcome = z.object({
  id: NodeId,
  /** Empty for an unknown game. */
  name: z.string(),
  result: z.enum(['done', 'unchanged', 'refused']),
  problem: z.nullable(GameProblem),
})
export type GameOutcome = z.infer<typeof GameOutcome>

export const selectCatalogue = staffEndpoint({
  summary: 'Returns all games that match a filter, for a selection: what is sent later are these games.',
  method: 'GET',
  path: '/console/m/:merchant/games/selection',
  permission: 'catalogue.game.read',
  input: z.object({ merchant: Scope, ...gameFilters }),
  output: z.object({
    games: z.array(z.object({ nodeId: z.string(), name: z.string() })),
    /** Whether more games match than a selection can contain. */
    hasMore: z.boolean(),
  }),
  refusals: {},
})

export const changeGames = staffEndpoint({
  summary: 'Changes games at all merchants, in one transaction; closing a large share of them needs another person.',
  method: 'POST',
  path: '/console/m/:merchant/games/changes',
  permission: 'catalogue.game.update',
  approval: 'catalogue.game.close',
  input: z.object({
    merchant: Scope,
    ids: z.array(NodeId).check(z.minLength(1), z.maxLength(MAX_SELECTED_GAMES)),
    change: GameChange,
    reason: Reason,
    /** Id of the form, the same for each attempt. */
    key: z.uuid(),
  }),
  output: z.object({
    /** `waiting`: nothing is changed before another person has approved it. */
    outcome: z.enum(['applied', 'waiting']),
    /** One for each game in the order of the input; empty if the change awaits approval. */
    games: z.array(GameOutcome),
  }),
  refusals: {
    ...proposalRefusals,
    /** Games are the same at all merchants: they are changed for the platform. */
    'games.platform_only': NoDetails,
  },
})
