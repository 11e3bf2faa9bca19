/** What other capabilities, and the composition, may use of `member`. */
export { clearPortrait } from './portrait/portraits.ts'
export { memberRoutes } from './routes.ts'
export { maySendToDownline, maySendToUpline, mayShareMoney } from './rules.ts'
