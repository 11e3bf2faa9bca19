/** Exports of `responsibleGaming` for other capabilities. */
export { responsibleGamingState } from './queries.ts'
export { useIsExcluded } from './use-is-excluded.ts'
