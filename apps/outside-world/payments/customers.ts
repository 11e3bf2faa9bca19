import { merchants } from '@ante/demo/merchants.ts'
import { paymentKeyOf } from '@ante/demo/payment-keys.ts'
import type { CallKey } from '@ante/plain-server/call-signature.ts'

/** Code of the provider at the demo's merchants. */
export const PROVIDER = 'PIER'

export interface Customer extends CallKey {
  merchant: string
  name: string
}

/** Id of the key of a merchant that has an account at this provider. */
const KEY_ID = new RegExp(String.raw`^([a-z][a-z0-9-]{1,39})\.${PROVIDER}$`)

export interface Customers {
  /** Returns the customer of a key. */
  get(keyId: string): Customer | undefined
  /** The demo's merchants. Their bank accounts exist before the first payment. */
  ofDemo: readonly { keyId: string; currency: string }[]
}

/**
 * Returns the provider's customers. Every merchant of the gateway has an account: its key is derived from the shared
 * secret, so that a merchant that was set up at the console can be paid at once.
 */
export function customersOf(secret: string): Customers {
  const keyIdOf = (code: string) => paymentKeyOf(secret, code, PROVIDER).keyId
  const names = new Map(merchants.map(({ code, name }) => [code, name]))
  return {
    ofDemo: merchants.map(({ code, currency }) => ({ keyId: keyIdOf(code), currency })),
    get: (keyId) => {
      const [, merchant] = KEY_ID.exec(keyId) ?? []
      if (merchant === undefined) return undefined
      const name = names.get(merchant) ?? merchant.charAt(0).toUpperCase() + merchant.slice(1)
      return { merchant, name, ...paymentKeyOf(secret, merchant, PROVIDER) }
    },
  }
}
