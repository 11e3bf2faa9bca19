import type { Ports } from '../../kit/ports.ts'
import type { VendorWallets } from '../../wallet/public.ts'
import type { VendorCalls } from '../calls/vendor-calls.ts'
import { VendorKeys } from '../vendor-keys.ts'
import { businessAdapter } from '../vendors/business/adapter.ts'
import { vendorBanks } from './vendor-banks.ts'
import './tables.ts'

/** Returns the vendors that hold balances, for `wallet`, which is on a lower layer and must not depend on `launch`. */
export function openVendorWallets(ports: Pick<Ports, 'db' | 'secrets'> & { vendorCalls?: VendorCalls }): VendorWallets {
  const keys = new VendorKeys(ports, ports.vendorCalls)
  return vendorBanks({ ...ports, adapters: { business: businessAdapter({ keys }) } })
}
