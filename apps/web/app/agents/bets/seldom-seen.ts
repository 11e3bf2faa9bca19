/** What few agents see on the page of their team's bets: one piece of code, loaded when it is wanted. */
export { FurtherBack } from './further-back.tsx'
export { GameChosen } from './game-chosen.tsx'
