/** Public interface of `member` for the composition root and other capabilities. */
export { clearPortrait } from './portrait/portraits.ts'
export { memberRoutes } from './routes.ts'
export { maySendToDownline, maySendToUpline, mayShareMoney } from './rules.ts'
