import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'

import { ballsOf } from './balls-of.ts'
import { drawText } from './draw-text.ts'
import type { ShownDraw } from './shown-draw.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

test.each<[ShownDraw, string]>([
  [{ family: 'SSC', draw: [1, 2, 3, 4, 5] }, '1 2 3 4 5'],
  [{ family: '11X5', draw: [1, 11, 3, 4, 5] }, '01 11 03 04 05'],
  [{ family: 'PK10', draw: [10, 2, 3, 4, 5, 6, 7, 8, 9, 1] }, '10 2 3 4 5 6 7 8 9 1'],
  [{ family: 'K3', draw: [6, 1, 1] }, '6 1 1'],
  [{ family: 'PCB', draw: [9, 0, 4] }, '9 + 0 + 4 = 13'],
  [{ family: 'LHC', draw: [1, 9, 20, 33, 40, 49, 7] }, '01 09 20 33 40 49 + 07'],
  [{ family: 'WGG', draw: [5] }, '5'],
  [{ family: 'VBC', draw: ['fish', 'crab', 'crab'] }, 'Fish Crab Crab'],
  [{ family: 'VXD', draw: ['red', 'white', 'red', 'red'] }, 'Red White Red Red'],
  [{ family: 'CLR', draw: ['red', 'blue', 'yellow'] }, 'Red Blue Yellow'],
  [{ family: 'SSQ', draw: [1, 5, 9, 20, 30, 33, 16] }, '01 05 09 20 30 33 16'],
  [{ family: 'VNC_NORTH', draw: { special: ['98745'], first: ['12345'] } }, '9 8 7 4 5'],
  [{ family: '4D', draw: { first: ['0815'], second: ['1234'] } }, '0 8 1 5'],
])('%j is read aloud as %s', (draw, text) => {
  expect(drawText(draw, i18n)).toBe(text)
})

test('the numbers of the second drum of a powerball have the other colour', () => {
  const tintsOf = (draw: ShownDraw) => ballsOf(draw.family, draw.draw).map((ball) => 'tint' in ball && ball.tint)
  expect(tintsOf({ family: 'DLT', draw: [1, 2, 3, 4, 5, 6, 7] })).toEqual([...Array(5).fill('red'), 'blue', 'blue'])
})
