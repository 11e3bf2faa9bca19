import { FAMILIES } from '@ante/lottery/family.ts'
import type { LotteryGame } from '@ante/contract/lottery/games/game.ts'
import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'

import { shelfName, shelvesOf } from './shelves.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const game = (groupCode: string): LotteryGame => ({
  gameId: 1,
  gameCode: 'A1',
  name: 'A',
  groupCode,
  family: 'SSC',
  region: null,
  prizeModes: ['Lott'],
  drawInterval: 60,
  lockTime: 5,
  isSale: true,
  isPaused: false,
  isHot: false,
  isNew: false,
  isHouse: true,
  icon: 'ssc',
})
const namesOf = (...groups: string[]) =>
  shelvesOf(groups.map(game)).map(({ id, games }) => `${shelfName(id, i18n)} ${games.length}`)

test('games are grouped by shelf, and shelves have a fixed order', () => {
  expect(namesOf('PK10', 'SSC', 'SEAPK10', 'VNC', 'TL642', 'DLT')).toEqual(['Vietnam 1', 'SSC 1', 'PK10 2', 'Lotto 2'])
})

test('a group without a shelf is still shown', () => {
  expect(namesOf('MOON')).toEqual(['Others 1'])
})

test('every family of the rules has a shelf', () => {
  const groups = FAMILIES.map((family) => family.replace(/_.*/, ''))
  expect(shelvesOf(groups.map(game)).some(({ id }) => id === 'others')).toBe(false)
})
