import type { RedRain } from '@ante/contract/promotions/red-rain.ts'
import { expect, test } from 'vitest'

import { isAnnounced } from './is-announced.ts'

const rain: RedRain = {
  promotionId: 'rain',
  title: '',
  terms: [],
  state: 'COMING',
  from: '2026-03-10T12:00:00.000Z',
  until: '2026-03-10T12:30:00.000Z',
  announcedFrom: '2026-03-10T11:30:00.000Z',
  windows: [],
  playsADay: 3,
  playsLeft: 3,
  seconds: 15,
  envelopesASecond: 8,
  chances: [],
  isSpent: false,
  multiple: '1',
  open: null,
  results: [],
}
const before = '2026-03-10T11:29:59.999Z'
const announced = '2026-03-10T11:30:00.000Z'

test.each([
  ['before it is announced', rain, before, false],
  ['from then on', rain, announced, true],
  ['while it falls', { ...rain, state: 'RUNNING' }, '2026-03-10T12:10:00.000Z', true],
  ['while it falls and is announced late', { ...rain, state: 'RUNNING', announcedFrom: null }, announced, true],
  ['when all has been given', { ...rain, isSpent: true }, announced, false],
  ['for who has no plays left', { ...rain, playsLeft: 0 }, announced, false],
  ['when it is over', { ...rain, state: 'ENDED' }, announced, false],
  ['where there is none', null, announced, false],
] as const)('the rain is announced, or not, %s', (_when, redRain, now, isShown) => {
  expect(isAnnounced({ rain: redRain && { ...redRain, windows: [], chances: [], results: [] }, now })).toBe(isShown)
})
