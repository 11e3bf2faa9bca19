/** Public interface of `wallet` for other capabilities. */
export { Balance } from './balance.tsx'
export { amountIn } from './amount-in.ts'
export { walletBalance } from './queries.ts'
export { useInTransit as useOnTheWay } from './use-in-transit.ts'
export { useRefreshBalance } from './use-refresh-balance.ts'

/** Loaded on demand: most importers of this file need only the balance. */
export const loadAccountRecordList = async () => (await import('./records/record-list.tsx')).RecordList
