import { createHash } from 'node:crypto'

import type { ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { toWire } from '@ante/contract/kit/wire-names.ts'
import { placeOrder } from '@ante/contract/lottery/orders/betting.ts'

/**
 * Returns a hash of an order's input, stored with the order to recognize a repeat. Computed from the names on the wire:
 * they do not change, so an order repeated across an update is the same one.
 */
export const fingerprintOf = (input: ParsedInputOf<typeof placeOrder>): Buffer =>
  createHash('sha256')
    .update(JSON.stringify(toWire(placeOrder.input, input)))
    .digest()
