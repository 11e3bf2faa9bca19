/** Rarely needed parts of the team-bets page, in one lazily loaded chunk. */
export { SearchFurtherBack } from './search-further-back.tsx'
export { ChosenGame } from './chosen-game.tsx'
