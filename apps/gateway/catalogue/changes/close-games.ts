import { createHash } from 'node:crypto'

import { MAX_SELECTED_GAMES, NodeId } from '@ante/contract/console/game-changes.ts'
import * as z from 'zod/mini'

import type { Db } from '../../kit/db.ts'
import { ActionProblem, guardedAction } from '../../kit/guarded-action.ts'
import { changeCatalogue } from './change-catalogue.ts'
import type { ReadyChanges } from './change-catalogue.ts'

export const CLOSE_GAMES_ACTION = 'catalogue.game.close'

/** Number of names in a change request. */
const MAX_NAMES = 20

const Values = z.object({ ids: z.array(NodeId).check(z.minLength(1), z.maxLength(MAX_SELECTED_GAMES)) })
type Values = z.infer<typeof Values>

/**
 * Closes a large share of games, with the approval of another person. The approval is void once other ones of the games
 * are open.
 */
export const closeGames = guardedAction({
  name: CLOSE_GAMES_ACTION,
  permission: 'catalogue.game.update',
  approval: 'always',
  skippable: true,
  values: Values,
  readObject: async (tx, values) => {
    const { changed } = await closing(tx, values)
    const games = changed.map(({ before }) => before)
    return {
      object: `games:${games.length}`,
      version: digestOf(games.map(({ node_id: id }) => String(id))),
      before: {
        open: games.length,
        vendors: [...new Set(games.map(({ vendor }) => vendor))].toSorted().join(', '),
        games: namesOf(games.map(({ name }) => name)),
      },
    }
  },
  apply: async (tx, values) => {
    const plan = await closing(tx, values)
    await plan.write()
    return { closed: plan.changed.map(({ before }) => String(before.node_id)) }
  },
})

async function closing(tx: Db, { ids }: Values): Promise<ReadyChanges> {
  const plan = await changeCatalogue(tx, { ids: ids.map(BigInt), change: { action: 'close' } })
  if (plan.changed.length === 0) throw new ActionProblem('games.none_open')
  return plan
}

const digestOf = (ids: readonly string[]): string => createHash('sha256').update(ids.toSorted().join()).digest('hex')

const namesOf = (names: readonly string[]): string =>
  [...names.slice(0, MAX_NAMES), ...(names.length > MAX_NAMES ? [`+ ${names.length - MAX_NAMES}`] : [])].join(', ')
