import { createHash } from 'node:crypto'

import { placeOrder } from '@ante/contract/lottery/orders/betting.ts'
import { fromWire } from '@ante/contract/kit/wire-names.ts'
import { expect, test } from 'vitest'

import { fingerprintOf } from './fingerprint-of.ts'

/** An order as clients send it, completed by the defaults of omitted fields, in the order of the fields. */
const SENT =
  '{"gameId":1,"currentNumero":"20260120-0456","betCartAmountSum":"4.0000","chase":[{"numero":"20260120-0456","multiple":2}],' +
  '"winningStop":false,"abandoning":false,"quickChase":false,"orderType":1,"prizeModeId":1,"bettingSlipString":"2~1~7~1~1900~1"}'

test('the fingerprint of an order is computed from its wire names, not from the names in the code', () => {
  const input = placeOrder.input.parse(fromWire(placeOrder.input, JSON.parse(SENT)))
  expect(fingerprintOf(input)).toEqual(createHash('sha256').update(SENT).digest())
})
