import { FAMILIES } from '@ante/lottery/family.ts'
import type { Play, Row } from '@ante/lottery/play.ts'
import { playsOf } from '@ante/lottery/plays.ts'
import { setupI18n } from '@lingui/core'
import { describe, expect, test } from 'vitest'

import { ballTexts, codeTexts, playTexts } from './play-texts.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

/** Codes are in lower case with underscores, or in camel case; labels are not. */
const isCode = (texts: string) => /_|[a-z][A-Z]|^[a-z]|· [a-z]/.test(texts)

const namesOf = (play: Play, balls: Row['balls']) => balls.map(({ code }) => ballTexts(play, code, i18n))

describe.each(FAMILIES)('%s', (family) => {
  const plays = [...playsOf(family, 'Lott'), ...playsOf(family, 'ZY')]

  test('has a name for each of its groups, plays, rows and choices', () => {
    const input = plays.flatMap((play) => [
      codeTexts(play.group, i18n),
      playTexts(play, i18n),
      ...play.board.rows.flatMap(({ name, balls }) => [codeTexts(name, i18n), ...namesOf(play, balls)]),
    ])
    expect([...new Set(input)].filter(isCode)).toEqual([])
  })

  test('no two plays of one group have the same label', () => {
    const names = playsOf(family, 'Lott').map((play) => `${play.playType} ${play.group} ${playTexts(play, i18n)}`)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })
})

test.each([
  ['last3', 'last3_group_sum', 'Group sum'],
  ['five', 'straight5', 'Straight'],
  ['dragonTiger', 'dragon_tiger_1_5', '1 – 5'],
  ['any', 'any3_dantuo', 'Any 3 · Banker and partners'],
  ['joins', 'join_3in2', '2 of 3'],
  ['xien', 'xien3', 'Xiên 3'],
  ['special', 'special_tail_sides', 'Tail sides'],
])('in %s, %s has the label %s', (group, code, name) => {
  expect(playTexts({ group, code }, i18n)).toBe(name)
})
