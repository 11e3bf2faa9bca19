/** What other capabilities may use of `wallet`. */
export { Balance } from './balance.tsx'
export { RecordList as AccountRecordList } from './records/record-list.tsx'
export { walletBalance } from './queries.ts'
export { useOnTheWay } from './use-on-the-way.ts'
export { useRefreshBalance } from './use-refresh-balance.ts'
