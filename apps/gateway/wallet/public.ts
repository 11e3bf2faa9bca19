/** What other capabilities, and the composition, may use of `wallet`. */
export { balanceOfAccount, mainAccountOf, merchantAccount } from './accounts.ts'
export { balanceStates } from './balances.ts'
export { grant } from './grant.ts'
export { openWallets } from './open-wallets.ts'
export { lockAccounts, postTransfer } from './post-transfer.ts'
export { walletRoutes } from './routes.ts'
export { BalanceNews } from './tell-balances.ts'
export { verifyLedger } from './verify-ledger.ts'
