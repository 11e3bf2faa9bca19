import { loadPageMessages } from '../lib/i18n/messages.ts'

/** Public interface of `wallet` for other capabilities. */
export { Balance } from './balance.tsx'
export { amountIn } from './amount-in.ts'
export { useBalanceHidden } from './balance-shown.ts'
export { walletBalance } from './queries.ts'
export { useInTransit as useOnTheWay } from './use-in-transit.ts'
export { useRefreshBalance } from './use-refresh-balance.ts'

/** The wallets with their sum, for a sheet. */
export const loadWallets = async () => {
  const [{ Wallets }] = await Promise.all([import('./at-hand/wallets.tsx'), loadPageMessages(['wallet'])])
  return Wallets
}

/** The wagering left before a withdrawal. */
export const loadWageringMeter = async () => {
  const [{ WageringMeter }] = await Promise.all([import('./turnover/wagering-meter.tsx'), loadPageMessages(['wallet'])])
  return WageringMeter
}

/** List of account records, loaded on demand, because most importers of this file need only the balance. */
export const loadAccountRecordList = async () => (await import('./records/record-list.tsx')).RecordList
