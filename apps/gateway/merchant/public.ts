/** What other capabilities may use of `merchant`. */
export { daysAsked } from './days-asked.ts'
export type { MerchantDays } from './days-asked.ts'
export { MerchantDirectory } from './directory.ts'
export type { Merchant } from './directory.ts'
export { merchantRoutes } from './routes.ts'
export { isRestricted } from './rules.ts'
export { merchantCodes, storeMerchant } from './store-merchant.ts'
export type { StoredSettings } from './tables.ts'
