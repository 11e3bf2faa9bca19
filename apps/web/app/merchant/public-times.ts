export { useMerchantTime } from './use-merchant-time.ts'
export { useOwnTime } from './use-own-time.ts'
