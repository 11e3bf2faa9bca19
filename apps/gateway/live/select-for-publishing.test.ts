import { expect, test } from 'vitest'

import type { NewLiveEvent } from './publish-live.ts'
import { winner } from './test/live-reader.ts'
import { selectForPublishing } from './select-for-publishing.ts'

const win = (merchantCode: string, winAmount: string): NewLiveEvent => ({
  merchantCode,
  type: 'winners',
  payload: winner(winAmount, { winAmount }),
})
const notice: NewLiveEvent = { merchantCode: 'aurora', type: 'announcements', payload: { types: ['PL'] } }

test('a few wins are all published, in order', () => {
  const events = [win('aurora', '5.00'), win('aurora', '900.00'), notice, win('aurora', '20.00')]
  expect(selectForPublishing(events)).toEqual(events)
})

test('of many wins the largest are published, by amount rather than by text', () => {
  const amounts = ['9.00', '10.00', '100.00', '1000.00', '20.00', '8.00', '30.00']
  const received = selectForPublishing(amounts.map((amount) => win('aurora', amount)))
  expect(received.map((event) => event.type === 'winners' && event.payload.winAmount)).toEqual([
    '10.00',
    '100.00',
    '1000.00',
    '20.00',
    '30.00',
  ])
})

test('a busy merchant does not suppress others, and announcements are always published', () => {
  const many = Array.from({ length: 50 }, (_, index) => win('aurora', `${1000 + index}.00`))
  const received = selectForPublishing([...many, win('lotus', '1.00'), notice])
  expect(received.filter((event) => event.merchantCode === 'lotus')).toHaveLength(1)
  expect(received.filter((event) => event.type === 'announcements')).toEqual([notice])
  expect(received.filter((event) => event.type === 'winners' && event.merchantCode === 'aurora')).toHaveLength(5)
})
