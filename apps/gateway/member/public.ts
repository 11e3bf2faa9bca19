/** What other capabilities, and the composition, may use of `member`. */
export { memberRoutes } from './routes.ts'
export { maySendToDownline, maySendToUpline, mayShareMoney } from './rules.ts'
