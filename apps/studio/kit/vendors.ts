import { vendorKeyOf } from '@ante/demo/vendor-keys.ts'
import type { DemoVendorKey } from '@ante/demo/vendor-keys.ts'
import { vendors as demoVendors } from '@ante/demo/vendors.ts'
import { Refused } from '@ante/plain-server/refusal.ts'

import type { Wallet, WalletPorts, Wallets } from './wallet/wallet.ts'

/** Returns the wallet of a vendor's players. Throws for an unsupported vendor. */
export type WalletOf = (vendor: string) => Wallet

interface VendorPorts extends Omit<WalletPorts, 'key'> {
  /** Secret from which all vendors' keys are derived. */
  secret: string
  /** Combines a correct wallet and one with wrong signatures into one with the requested faults. */
  withFaults(vendor: string, wallets: { valid: Wallet; wronglySigned: Wallet }): Wallet
}

/** Returns the wallets of all demo vendors with an implemented protocol. */
export function walletsOf(wallets: Wallets, { secret, withFaults, ...ports }: VendorPorts): WalletOf {
  const walletBy = new Map(
    demoVendors.flatMap(({ code, protocol }): [string, Wallet][] => {
      const make = wallets[protocol]
      if (!make) return []
      const key = vendorKeyOf(secret, code)
      const valid = make({ ...ports, key })
      const wronglySigned = make({ ...ports, key: misspelt(key) })
      return [[code, withFaults(code, { valid, wronglySigned })]]
    }),
  )
  return (vendor) => {
    const wallet = walletBy.get(vendor)
    if (!wallet) throw new Refused('title.unknown', {}, 404)
    return wallet
  }
}

const misspelt = (key: DemoVendorKey): DemoVendorKey => ({ ...key, secret: `not ${key.secret}` })
