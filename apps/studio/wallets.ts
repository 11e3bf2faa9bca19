import { localWallet } from './vendor-wallet/local-wallet.ts'
import { actionsWallet } from './studio/wallet/dialects/actions-calls.ts'
import { dialectWallet } from './studio/wallet/dialects/dialect-wallet.ts'
import { formWallet } from './studio/wallet/dialects/form-calls.ts'
import { hubWallet } from './studio/wallet/dialects/hub-calls.ts'
import { seamlessWallet } from './studio/wallet/seamless/seamless-wallet.ts'
import type { Wallets } from './studio/wallet/wallet.ts'

/** Wallet implementation by protocol. A vendor with another protocol is not supported. */
export const wallets: Wallets = {
  ante: seamlessWallet,
  actions: dialectWallet(actionsWallet),
  hub: dialectWallet(hubWallet),
  form: dialectWallet(formWallet),
  business: localWallet,
}
