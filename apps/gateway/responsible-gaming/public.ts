/** Public interface of `responsibleGaming` for the composition root and other capabilities. */
export type { ResponsibleGamingPorts } from './responsible-gaming-ports.ts'
export { requireDeposit, requirePlay, requireStake } from './limits/require-within-limits.ts'
export { showResponsibleGaming } from './show-responsible-gaming.ts'
export { lossLeft, recordPlay, sessionLeft } from './limits/limits.ts'
export { correctExclusions } from './exclusions/correct-exclusion.ts'
export { matchesExcludedPerson } from './exclusions/identity-hashes.ts'
export type { PersonIdentifier } from './exclusions/identity-hashes.ts'
export {
  requireNotExcluded,
  isExcluded,
  refuseExcluded,
  exclusionOf,
  currentExclusionsOf,
} from './exclusions/exclusions.ts'
export type { CurrentExclusion } from './exclusions/exclusions.ts'
export { exclusionIn } from './exclusions/start-exclusion.ts'
export { responsibleGamingRoutes } from './routes.ts'
export { responsibleGamingTermsOf, putResponsibleGamingTerms, realityMinutesOf } from './terms.ts'
export type { ResponsibleGamingTerms } from './terms.ts'
