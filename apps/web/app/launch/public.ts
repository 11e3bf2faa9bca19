/** What other capabilities may use of `launch`. */
export { Amounts } from './records/amounts.tsx'
export { outcomeWords } from './records/outcome-words.ts'
export { RoundTold } from './records/round-told.tsx'
