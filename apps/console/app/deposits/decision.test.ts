import type { MatchReason } from '@ante/contract/console/deposits.ts'
import { expect, test } from 'vitest'

import { bestLine, isLikely } from './decision.ts'
import type { Claim } from './deposit-queries.ts'

const suggestion = (id: string, because: MatchReason[]): Claim['suggestions'][number] => ({
  line: {
    id,
    bookedAt: '2026-03-01T10:00:00.000Z',
    amount: '750.00',
    currency: 'PHP',
    payer: 'R••• A•••',
    reference: '',
    state: 'open',
    deposit: null,
    claim: null,
  },
  score: 1,
  because,
})

const claimWith = (suggestions: Claim['suggestions']) => ({ suggestions }) as Claim

test('a bank line that matches only the payer’s name is not suggested for the credit', () => {
  const payer = suggestion('1', ['payer', 'time'])
  expect(isLikely(payer)).toBe(false)
  expect(bestLine(claimWith([payer]))).toBeUndefined()
  expect(bestLine(claimWith([payer, suggestion('2', ['payer', 'near'])]))?.id).toBe('2')
  expect(bestLine(claimWith([suggestion('3', ['number']), payer]))?.id).toBe('3')
})
