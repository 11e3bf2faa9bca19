import type { Selectable } from 'kysely'

import type { GameTable } from '../tables.ts'

type Overridable = Pick<
  Selectable<GameTable>,
  'active' | 'classes' | 'position' | 'feed_active' | 'feed_classes' | 'feed_position'
>

/** Returns a game with the values of its feed, without those that staff has set. */
export const feedValuesOf = <Game extends Overridable>(game: Game): Game => ({
  ...game,
  active: game.feed_active ?? game.active,
  classes: game.feed_classes ?? game.classes,
  position: game.feed_position ?? game.position,
})

/** Whether a value that staff has set applies in place of the feed's. */
export const isSetByStaff = (game: Overridable): boolean =>
  game.feed_active !== null || game.feed_classes !== null || game.feed_position !== null
