import type { Game } from '@ante/contract/catalogue/games.ts'

/** Maximum number of games on the shelf. */
export const CONTINUE_GAMES = 12

/** Returns the open recent games, newest first, and then the other open favourites; each game once. */
export function continueGames(recents: readonly Game[], favourites: readonly Game[]): Game[] {
  const open = [...recents, ...favourites].filter(({ closed }) => !closed)
  return [...new Map(open.map((game) => [game.nodeId, game])).values()].slice(0, CONTINUE_GAMES)
}

/** Returns the items of two lists in turn, the first list first, then the rest of the longer one. */
export function inTurn<Item>(first: readonly Item[], second: readonly Item[]): Item[] {
  const turns = Array.from({ length: Math.max(first.length, second.length) }, (_, index) => index)
  return turns.flatMap((index) => [...first.slice(index, index + 1), ...second.slice(index, index + 1)])
}
