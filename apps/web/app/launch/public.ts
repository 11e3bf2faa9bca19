/** What other capabilities may use of `launch`. */
export { Amounts } from './records/amounts.tsx'
export { outcomeWords } from './records/outcome-words.ts'

/** What happened in a round: for a sheet that is opened, so that no list of rounds brings it along. */
export const loadRoundTold = async () => (await import('./records/round-told.tsx')).RoundTold
