/** Public interface of `promotions` for other capabilities. */
export { availablePromotions } from './queries.ts'
