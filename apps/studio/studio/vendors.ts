import { vendorKeyOf } from '@ante/demo/vendor-keys.ts'
import type { DemoVendorKey } from '@ante/demo/vendor-keys.ts'
import { vendors as demoVendors } from '@ante/demo/vendors.ts'
import { Refused } from '@ante/plain-server/refusal.ts'

import type { Wallet, WalletPorts } from './wallet/wallet.ts'
import { wallets } from './wallet/wallets.ts'

/** Where a vendor's players have their money. Throws for a vendor that does not play. */
export type WalletOf = (vendor: string) => Wallet

interface VendorPorts extends Omit<WalletPorts, 'key'> {
  /** What all vendors' keys are made of. */
  secret: string
  /** The wallet that is really used, made of the honest one and of one whose calls are wrongly signed. */
  disturbed(vendor: string, wallets: { honest: Wallet; misSigned: Wallet }): Wallet
}

/** The wallets of all vendors of the demo whose protocol we speak. */
export function walletsOf({ secret, disturbed, ...ports }: VendorPorts): WalletOf {
  const walletBy = new Map(
    demoVendors.flatMap(({ code, protocol }): [string, Wallet][] => {
      const make = wallets[protocol]
      if (!make) return []
      const key = vendorKeyOf(secret, code)
      const honest = make({ ...ports, key })
      const misSigned = make({ ...ports, key: misspelt(key) })
      return [[code, disturbed(code, { honest, misSigned })]]
    }),
  )
  return (vendor) => {
    const wallet = walletBy.get(vendor)
    if (!wallet) throw new Refused('title.unknown', {}, 404)
    return wallet
  }
}

const misspelt = (key: DemoVendorKey): DemoVendorKey => ({ ...key, secret: `not ${key.secret}` })
