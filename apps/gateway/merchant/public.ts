/** What other capabilities may use of `merchant`. */
export { MerchantDirectory } from './directory.ts'
export type { Merchant } from './directory.ts'
export { merchantRoutes } from './routes.ts'
export { isRestricted } from './rules.ts'
export { merchantCodes, storeMerchant } from './store-merchant.ts'
export type { StoredSettings } from './tables.ts'
