import type { PlayRecordDetail } from '@ante/contract/launch/play-record-detail.ts'
import { expect, test } from 'vitest'

import { supportText } from './support-text.ts'

const detail: PlayRecordDetail = {
  record: {
    vendor: 'ANS',
    vendorName: 'Northlight Studio',
    roundId: 'r-1',
    nodeId: 100,
    gameId: 'northlight-reels',
    gameName: 'Northlight Reels',
    picture: '/p',
    category: 'RNG',
    isOffered: true,
    supportPlay: true,
    outcome: 'won',
    day: '2026-02-28',
    beganAt: '2026-02-28T12:00:00.000Z',
    endedAt: null,
    stake: '1.00',
    payout: '3.00',
    net: '2.00',
    underReview: null,
  },
  currency: 'PHP',
  zone: 'Asia/Manila',
  movements: [
    {
      kind: 'bet',
      transactionId: 'b-1',
      reference: '17',
      amount: '1.00',
      state: 'posted',
      at: '2026-02-28T12:00:00.000Z',
    },
  ],
  report: { kind: 'silent' },
}

test('contains everything that identifies a round', () => {
  const lines = supportText(detail, 'aurora', new Date('2026-03-01T00:00:00Z')).split('\n')
  expect(lines).toContain('round: r-1')
  expect(lines).toContain('game: northlight-reels (Northlight Reels, 100)')
  expect(lines).toContain('bet: 1.00 PHP, posted, 2026-02-28T12:00:00.000Z, reference 17, transaction b-1')
  expect(lines).toContain('ended: -')
  expect(lines.at(-1)).toBe('copied: 2026-03-01T00:00:00.000Z')
})
