/** Public interface of `promotions` for other capabilities. */
export { promotionsFor } from './offer/queries.ts'
export { availablePromotions } from './queries.ts'
