/** What the composition and the operator's tools may use of `launch`. */
export { jackpotsOf } from './jackpot.ts'
export { closeRoundLeftOpen, roundsLeftOpen } from './open-rounds.ts'
export { launchRoutes } from './routes.ts'
export { putVendorKey, removeVendorKey } from './vendor-keys.ts'
