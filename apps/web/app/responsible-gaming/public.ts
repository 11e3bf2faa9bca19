/** What other capabilities may use of `care`. */
export { responsibleGamingState } from './queries.ts'
export { useIsExcluded } from './use-is-excluded.ts'
