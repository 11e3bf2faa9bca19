import { createHash } from 'node:crypto'

import type { ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { toWire } from '@ante/contract/kit/wire-names.ts'
import { placeOrder } from '@ante/contract/lottery/orders/betting.ts'

/**
 * Returns a hash of an order's input, stored with the order to recognize a repeat. Computed from the wire names, which
 * do not change: a repeat is recognized also after an update of the gateway.
 */
export const fingerprintOf = (input: ParsedInputOf<typeof placeOrder>): Buffer =>
  createHash('sha256')
    .update(JSON.stringify(toWire(placeOrder.input, input)))
    .digest()
