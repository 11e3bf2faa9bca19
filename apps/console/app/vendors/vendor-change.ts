import { Store } from '../lib/store.ts'

/** A change that the dialog asks for: stop a vendor, or let it work again. */
export interface VendorChange {
  action: 'stop' | 'open'
  /** Null if it is chosen in the dialog. */
  vendor: { code: string; name: string } | null
}

/** The open dialog; null if there is none. */
export const vendorChange = new Store<VendorChange | null>(null)
