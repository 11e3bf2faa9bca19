/** What the composition and the operator's tools may use of `launch`. */
export { endPlay } from './end-play.ts'
export { jackpotsOf } from './lobby/jackpot.ts'
export { closeRoundLeftOpen, roundsLeftOpen } from './open-rounds.ts'
export { launchRoutes } from './routes.ts'
export { reconcileVendor } from './vendor-wallets/reconcile.ts'
export type { WalletDifference } from './vendor-wallets/reconcile.ts'
export { openVendorBanks } from './vendor-wallets/open-vendor-banks.ts'
export { putVendorKey, removeVendorKey } from './vendor-keys.ts'
