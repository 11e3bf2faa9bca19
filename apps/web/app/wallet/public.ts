/** What other capabilities may use of `wallet`. */
export { Balance } from './balance.tsx'
export { walletBalance } from './queries.ts'
export { useRefreshBalance } from './use-refresh-balance.ts'
