/** What other capabilities may use of `launch`. */
export { outcomeWords } from './records/outcome-words.ts'

/** What happened in a round: for a sheet that is opened, so that no list of rounds brings it along. */
export const loadRoundTold = async () => (await import('./records/round-told.tsx')).RoundTold

/** What went in and came out, likewise. */
export const loadAmounts = async () => (await import('./records/amounts.tsx')).Amounts
