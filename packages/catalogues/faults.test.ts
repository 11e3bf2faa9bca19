import fc from 'fast-check'
import { expect, test } from 'vitest'

import { faultsOf } from './faults.ts'

const games = '{count, plural, one {# game} other {# games}}'

test.each([
  ['fr', 'Hello {name}', 'Bonjour {name}'],
  ['fr', 'The game of {name}', "Le jeu d’{name} aujourd'hui"],
  ['fr', 'The game of {name}', "Le jeu d''{name} aujourd'hui"],
  ['ar', games, '{count, plural, zero {لا} one {#} two {#} few {#} many {#} other {#}}'],
  ['ja', games, '{count, plural, other {# 個}}'],
  ['ru', games, '{count, plural, =0 {Нет игр} one {# игра} few {# игры} many {# игр} other {# игры}}'],
  ['th', '<0>Log in</0> or {0}', '{0} หรือ <0>เข้าสู่ระบบ</0>'],
])('in %s “%s” can be “%s”', (locale, message, translation) => {
  expect(faultsOf({ locale, message, translation })).toEqual([])
})

test.each([
  ['th', 'Hello', '', 'is not translated'],
  ['fr', 'Hello {name}', 'Bonjour', 'lost name'],
  ['fr', 'Hello {name}', 'Bonjour {nom} {name}', 'has nom, which nothing fills'],
  ['fr', 'The game of {name}', "Le jeu d'{name} aujourd'hui", 'lost name'],
  ['fr', '<0>Log in</0>', '<0>Connexion<0/>', 'lost </0>'],
  ['ru', games, '{count, plural, one {# игра} other {# игры}}', 'lacks the form “few” of count'],
  ['ja', games, '{count, plural, one {#} other {#}}', 'has the form “one” of count, which its language does not know'],
  ['ru', games, '{count, plural, one {# игра}', 'cannot be read: missing closing brace at 29'],
  ['fr', 'Hello {name}', 'Bonjour {name}}', 'cannot be read: unexpected closing brace at 15'],
  ['fr', 'Hello {name}', 'Bonjour {name', 'cannot be read: unclosed brace or unsupported format at 9'],
])('in %s “%s” as “%s” %s', (locale, message, translation, fault) => {
  expect(faultsOf({ locale, message, translation })).toContain(fault)
})

test('any translator input is either valid or reported, and never throws', () => {
  const pieces = fc.constantFrom('{', '}', "'", '#', '<0>', 'x', '{name}', '{count, plural, ', 'one {', 'other {', ' ')
  fc.assert(
    fc.property(fc.array(pieces), (written) => {
      const faults = faultsOf({ locale: 'fr', message: '{name}', translation: written.join('') })
      expect(faults.length > 0 || written.includes('{name}')).toBe(true)
    }),
  )
})
