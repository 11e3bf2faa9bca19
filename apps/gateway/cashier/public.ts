/** What other parts of the gateway may use of `cashier`. */
export { DepositKeeper } from './deposits/deposit-keeper.ts'
export { depositRoutes, noticeRoutes } from './deposits/routes.ts'
export { Providers } from './providers/providers.ts'
