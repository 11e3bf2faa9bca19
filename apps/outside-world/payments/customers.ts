import { merchants } from '@ante/demo/merchants.ts'
import { paymentKeyOf } from '@ante/demo/payment-keys.ts'
import type { CallKey } from '@ante/plain-server/call-signature.ts'

/** Code of the provider at the demo's merchants. */
export const PROVIDER = 'PIER'

export interface Customer extends CallKey {
  merchant: string
  name: string
  currency: string
}

/** Returns the provider's customers, the demo's merchants, by their keys. */
export function customersOf(secret: string): Map<string, Customer> {
  const customers = merchants.map(({ code: merchant, name, currency }) => {
    return { merchant, name, currency, ...paymentKeyOf(secret, merchant, PROVIDER) }
  })
  return new Map(customers.map((customer) => [customer.keyId, customer]))
}
