/** What other capabilities may use of `care`. */
export { careNow } from './queries.ts'
export { useIsResting } from './use-is-resting.ts'
