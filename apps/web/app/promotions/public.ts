/** What other capabilities may use of `promotions`. */
export { availablePromotions } from './queries.ts'
