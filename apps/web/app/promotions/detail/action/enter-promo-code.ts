/** Re-exported under a name that is not a hook's. */
export { usePromoCode as enterPromoCode } from '@ante/contract/promotions/promotions.ts'
