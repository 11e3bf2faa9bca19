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
  ['before the announcement', false, rain, before],
  ['from the announcement on', true, rain, announced],
  ['while it runs', true, { ...rain, state: 'RUNNING' }, '2026-03-10T12:10:00.000Z'],
  ['while it runs, without an announcement', true, { ...rain, state: 'RUNNING', announcedFrom: null }, announced],
  ['when all rewards have been given', false, { ...rain, isSpent: true }, announced],
  ['to a member without plays left', false, { ...rain, playsLeft: 0 }, announced],
  ['after its end', false, { ...rain, state: 'ENDED' }, announced],
  ['without a rain', false, null, announced],
] as const)('the rain is shown %s: %s', (_when, isShown, redRain, now) => {
  expect(isAnnounced({ rain: redRain && { ...redRain, windows: [], chances: [], results: [] }, now })).toBe(isShown)
})
