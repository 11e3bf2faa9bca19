import * as z from 'zod/mini'

/**
 * Orders of a list of games: by current popularity, by name in the reader's language, new games first, or by return to
 * player. The default is the merchant's order.
 */
export const GameSort = z.enum(['popular', 'name', 'new', 'return'])
export type GameSort = z.output<typeof GameSort>
