import { FAMILIES } from '@ante/lottery/family.ts'
import { prizeModeNames } from '@ante/contract/lottery/orders/order-status.ts'
import { expect, test } from 'vitest'

import { createI18n } from '../../lib/i18n/messages.ts'
import { seriesKey, seriesName } from './link-texts.ts'

const i18n = createI18n('en')
/** Group codes on the wire. Source: domain handbook 3.2. */
const GROUPS = (
  'SSC 11X5 LF PK10 SEAPK10 LHC TC PCB KENO K3 SEAK3 THAI VNC VXD VBC LAO MAS SGC ' +
  'TWC STOCK 4D 5D WGG BCR CLR DLT SSQ TL2D TL3D TL4D TL6D TL642 TL645 TL649 TL655 TL658'
).split(' ')
const MODES = [1, 2, 3, 4, 5] as const
const EVERY = GROUPS.flatMap((groupCode) => MODES.map((prizeModeId) => ({ groupCode, prizeModeId })))

/** Codes that are also the players' names of these games. */
const SERIES_CODES = ['SSC', 'PK10', 'K3', '4D', '5D']
const CODES = [...GROUPS, ...FAMILIES, ...Object.values(prizeModeNames)].filter((code) => !SERIES_CODES.includes(code))

test('the series of a member have names without codes', () => {
  const texts = EVERY.flatMap((item) => seriesName(item, i18n).split(/[\s()·]+/))
  expect(texts.filter((word) => CODES.includes(word))).toEqual([])
})

test.each([
  [{ groupCode: 'CLR', prizeModeId: 1 }, 'Colour game'],
  [{ groupCode: '11X5', prizeModeId: 3 }, '11x5 · E-lottery'],
  [{ groupCode: 'VNC', prizeModeId: 1 }, 'Vietnam'],
  [{ groupCode: 'NEW', prizeModeId: 2 }, 'Others · Smart win'],
] as const)('%o is named %s', (series, name) => {
  expect(seriesName(series, i18n)).toBe(name)
})

test('each series has a unique key', () => {
  expect(new Set(EVERY.map(seriesKey)).size).toBe(EVERY.length)
})
