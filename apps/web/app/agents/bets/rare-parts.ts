/** Rarely needed parts of the team-bets page, in one lazily loaded chunk. */
export { FurtherBack } from './further-back.tsx'
export { GameChosen } from './game-chosen.tsx'
