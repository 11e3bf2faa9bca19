import { localWallet } from '../../vendor-wallet/local-wallet.ts'
import { actionsWallet } from './dialects/actions-calls.ts'
import { dialectWallet } from './dialects/dialect-wallet.ts'
import { formWallet } from './dialects/form-calls.ts'
import { hubWallet } from './dialects/hub-calls.ts'
import { seamlessWallet } from './seamless/seamless-wallet.ts'
import type { Wallets } from './wallet.ts'

/** How each protocol reaches the players' money. A vendor whose protocol is not here does not play. */
export const wallets: Wallets = {
  ante: seamlessWallet,
  actions: dialectWallet(actionsWallet),
  hub: dialectWallet(hubWallet),
  form: dialectWallet(formWallet),
  business: localWallet,
}
