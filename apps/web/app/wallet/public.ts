/** What other capabilities may use of `wallet`. */
export { Balance } from './balance.tsx'
export { amountIn } from './amount-in.ts'
export { walletBalance } from './queries.ts'
export { useOnTheWay } from './use-on-the-way.ts'
export { useRefreshBalance } from './use-refresh-balance.ts'

/** Comes when it is wanted: most who ask this file need the balance alone. */
export const loadAccountRecordList = async () => (await import('./records/record-list.tsx')).RecordList
