import { localWallet } from './vendor-wallet/local-wallet.ts'
import { actionsWallet } from '@ante/wallet-client/dialects/actions-calls.ts'
import { dialectWallet } from './kit/wallet/dialects/dialect-wallet.ts'
import { formWallet } from '@ante/wallet-client/dialects/form-calls.ts'
import { hubWallet } from '@ante/wallet-client/dialects/hub-calls.ts'
import { seamlessWallet } from './kit/wallet/seamless/seamless-wallet.ts'
import type { Wallets } from './kit/wallet/wallet.ts'

/** Wallet implementation by protocol. Vendors with any other protocol are not supported. */
export const wallets: Wallets = {
  ante: seamlessWallet,
  actions: dialectWallet(actionsWallet),
  hub: dialectWallet(hubWallet),
  form: dialectWallet(formWallet),
  business: localWallet,
}
