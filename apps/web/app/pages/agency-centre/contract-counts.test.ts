import type { ConsolidatedFunds } from '@ante/contract/agents/contract-funds.ts'
import { expect, test } from 'vitest'

import { hasDividend, waitingContracts } from './contract-counts.ts'

const NONE: ConsolidatedFunds = {
  dailysalreqtype: {},
  divtypereq: {},
  divtypecompperiodreq: {},
  contracthoursalreq: {},
  realtimesalreqtype: {},
  dailysalinfotype: {},
  divtypeinfo: {},
  contracthoursalinfo: {},
  realtimesalinfotype: {},
}
const daily: ConsolidatedFunds['dailysalreqtype'][string] = { id: '1', status: 'P', details: [] }
const dividend = [
  { minimumBet: '1.00', netLoss: '0.00', activeMember: 1, contractRate: '20.000', status: 'A' },
] as const

test('daily and per-bet contracts are behind one link', () => {
  const funds = { ...NONE, dailysalreqtype: { RNG: daily }, realtimesalreqtype: { CONS: daily } }
  expect(waitingContracts(funds, 'salary')).toBe(2)
  expect(waitingContracts(funds, 'hourly')).toBe(0)
})

test('the dividend is shown to an agent with a dividend contract or an offer of one', () => {
  expect(hasDividend(NONE)).toBe(false)
  expect(hasDividend({ ...NONE, divtypeinfo: { CONS: [...dividend] } })).toBe(true)
  expect(hasDividend({ ...NONE, divtypereq: { RNG: [...dividend] } })).toBe(true)
})
