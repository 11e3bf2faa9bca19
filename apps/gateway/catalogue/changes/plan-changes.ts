import { MAX_CLASSES } from '@ante/contract/catalogue/game-class.ts'
import type { GameChange, GameOutcome, GameProblem } from '@ante/contract/console/game-changes.ts'
import type { Selectable } from 'kysely'

import type { GameTable } from '../tables.ts'
import { feedValuesOf } from './feed-values.ts'

/** A game with the values that staff can change. */
export type ChangeableGame = Pick<
  Selectable<GameTable>,
  | 'node_id'
  | 'vendor'
  | 'name'
  | 'category'
  | 'active'
  | 'classes'
  | 'position'
  | 'feed_active'
  | 'feed_classes'
  | 'feed_position'
>

/** Lowest and highest position of the other games of a category. */
export type OtherPositions = ReadonlyMap<string, { lowest: number; highest: number }>

export interface PlannedChanges {
  /** In the order of the ids, each id once. */
  outcomes: GameOutcome[]
  /** Changed games with their new values, and as they were. */
  changed: { before: ChangeableGame; after: ChangeableGame }[]
}

/** Decides what a change makes of each selected game. `others` are the positions of all games but the selected ones. */
export function planChanges(
  ids: readonly bigint[],
  change: GameChange,
  { games, others }: { games: readonly ChangeableGame[]; others: OtherPositions },
): PlannedChanges {
  const stored = new Map(games.map((game) => [game.node_id, game]))
  const changedGame = changeOf(change, games, others)
  const changed: PlannedChanges['changed'] = []
  const outcomes = [...new Set(ids)].map((id): GameOutcome => {
    const game = stored.get(id)
    const after = game ? changedGame(game) : 'unknown'
    const named = { id: String(id), name: game?.name ?? '' }
    if (typeof after === 'string') return { ...named, result: 'refused', problem: after }
    if (!game || isSame(game, after)) return { ...named, result: 'unchanged', problem: null }
    changed.push({ before: game, after })
    return { ...named, result: 'done', problem: null }
  })
  return { outcomes, changed }
}

type Changed = (game: ChangeableGame) => ChangeableGame | GameProblem

function changeOf(change: GameChange, games: readonly ChangeableGame[], others: OtherPositions): Changed {
  if (change.action === 'order') {
    const positions = movedPositions(games, others, change.to)
    return (game) => withValues(game, { position: positions.get(game.node_id) ?? game.position })
  }
  if (change.action === 'addClass') return (game) => withClass(game, change.name)
  if (change.action === 'removeClass')
    return (game) => withValues(game, { classes: game.classes.filter((name) => name !== change.name) })
  if (change.action === 'open') return opened
  if (change.action === 'close') return (game) => withValues(game, { active: false })
  return (game) => withValues(game, feedValuesOf(game))
}

const opened: Changed = (game) => (feedValuesOf(game).active ? withValues(game, { active: true }) : 'not_in_feed')

function withClass(game: ChangeableGame, name: string): ChangeableGame | GameProblem {
  if (game.classes.includes(name)) return game
  return game.classes.length >= MAX_CLASSES
    ? 'too_many_classes'
    : withValues(game, { classes: [...game.classes, name] })
}

/** Returns a game with new values. A value that differs from the feed's is stored beside the feed's value. */
function withValues(
  game: ChangeableGame,
  values: Partial<Pick<ChangeableGame, 'active' | 'classes' | 'position'>>,
): ChangeableGame {
  const feed = feedValuesOf(game)
  const { active, classes, position } = { ...game, ...values }
  return {
    ...game,
    active,
    classes,
    position,
    feed_active: active === feed.active ? null : feed.active,
    feed_classes: hasSameClasses(classes, feed.classes) ? null : feed.classes,
    feed_position: position === feed.position ? null : feed.position,
  }
}

/** Compares classes without their order, which has no meaning. */
const hasSameClasses = (one: readonly string[], other: readonly string[]): boolean =>
  one.toSorted().join() === other.toSorted().join()

const isSame = (one: ChangeableGame, other: ChangeableGame): boolean =>
  one.active === other.active && one.position === other.position && hasSameClasses(one.classes, other.classes)

/**
 * Returns new positions before or after all other games of the category, in the present order of the selected ones;
 * empty for a category whose selected games have this place already.
 */
function movedPositions(
  games: readonly ChangeableGame[],
  others: OtherPositions,
  to: 'first' | 'last',
): ReadonlyMap<bigint, number> {
  const byCategory = Map.groupBy(
    games.toSorted((a, b) => a.position - b.position || Number(a.node_id - b.node_id)),
    ({ category }) => category,
  )
  return new Map(
    [...byCategory].flatMap(([category, selected]) => {
      const other = others.get(category)
      const first = selected[0]?.position ?? 0
      const last = selected.at(-1)?.position ?? 0
      if (!other || (to === 'first' ? last < other.lowest : first > other.highest)) return []
      const start = to === 'first' ? other.lowest - selected.length : other.highest + 1
      return selected.map(({ node_id: id }, index): [bigint, number] => [id, start + index])
    }),
  )
}
