import type { FieldRule } from '@ante/contract/identity/register.ts'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'

import type { StoredSettings } from '../../merchant/tables.ts'
import { registrationRefusal, registrationRulesOf } from './registration-rules.ts'

const rule = (regExp: string) => ({ enabled: true, required: true, regExp })
const merchant = (registration: Record<string, FieldRule>, whitelabel: Record<string, boolean> = {}) =>
  registrationRulesOf({ registration, settings: { whitelabel } as StoredSettings })
const usual = merchant({})
const person = { username: 'player01', password: 'Demo2026', confirmPassword: 'Demo2026' }

// rules: registration-3
test.each([
  [{}, null],
  [{ username: '' }, 'username.invalid'],
  [{ username: 'abc' }, 'username.invalid'],
  [{ username: '1player' }, 'username.invalid'],
  [{ username: 'player 01' }, 'username.invalid'],
  [{ username: 'player01\u0000' }, 'username.invalid'],
  [{ username: 'player01\n' }, 'username.invalid'],
  [{ password: 'short' }, 'password.invalid'],
  [{ password: 'waytoolongforit' }, 'password.invalid'],
  [{ confirmPassword: 'demo2026' }, 'password.confirmation.mismatch'],
  [{ confirmPassword: '' }, 'password.confirmation.mismatch'],
])('a person with %j is answered %s', (changes, refusal) => {
  expect(registrationRefusal(usual, { ...person, ...changes })).toBe(refusal)
})

test("a merchant's own pattern holds for the whole text", () => {
  const rules = merchant({ username: rule('[a-z]{3}|admin') })

  expect(registrationRefusal(rules, { ...person, username: 'abc' })).toBeNull()
  expect(registrationRefusal(rules, { ...person, username: 'abcd' })).toBe('username.invalid')
})

test.each(['(', '', 'a'.repeat(201)])('the pattern %j is no rule, so the usual one stands in', (regExp) => {
  expect(merchant({ username: rule(regExp) }).username).toEqual(usual.username)
})

test('a name with blanks at its ends is refused even where the pattern lets it through', () => {
  const rules = merchant({ username: rule('.{3,10}') })

  expect(registrationRefusal(rules, { ...person, username: ' abc ' })).toBe('username.invalid')
})

/** What keeps an engine that goes back and tries again busy, for seconds at the least. */
const HOSTILE = [
  '^((a+))+$',
  '^(a|a)*$',
  '^(a|aa)+$',
  '^((a*)*)*b$',
  '^(a?){40}a{40}$',
  'a*a*a*a*a*a*a*a*a*a*',
  '^(.*)(.*)(.*)(.*)(.*)(.*)x$',
  String.raw`^(\w|\w\w)+@$`,
  String.raw`^(?=(a|a)*$)(?=(.|.)*z).*$`,
  String.raw`^(.+)\1+$`,
  '(?<=(a|a)*)b',
]

// rules: registration-2
test('no pattern of a merchant and no text keep the gateway busy: what would is refused, not waited for', () => {
  const texts = ['a', 'aA', '1', '@.'].map((piece) => `${piece.repeat(64)}!`.slice(0, 64))
  const engine = vi.spyOn(RegExp.prototype, 'test')
  const answers = HOSTILE.flatMap((regExp) =>
    texts.map((username) => registrationRefusal(merchant({ username: rule(regExp) }), { ...person, username })),
  )
  const asked = new Set(engine.mock.calls.map(([text]) => text))
  engine.mockRestore()

  expect(new Set(answers)).toEqual(new Set(['username.invalid', null]))
  expect(texts.filter((text) => asked.has(text))).toEqual([])
})

test('whatever a merchant writes as a pattern, each text is answered', () => {
  const piece = fc.constantFrom(
    'a',
    '.',
    '[a-z]',
    '\\w',
    '(',
    ')',
    '*',
    '+',
    '?',
    '{2,9}',
    '{99}',
    '|',
    '^',
    '$',
    '(?=',
    '\\1',
  )
  const regExp = fc.array(piece, { maxLength: 25 }).map((pieces) => pieces.join(''))
  const username = fc.string({ unit: fc.constantFrom('a', 'b', '!', ' ', '😀'), maxLength: 64 })
  fc.assert(
    fc.property(regExp, username, (pattern, name) => {
      const refusal = registrationRefusal(merchant({ username: rule(pattern) }), { ...person, username: name })
      expect([null, 'username.invalid']).toContain(refusal)
    }),
    { numRuns: 500 },
  )
})

test.each([String.raw`(.)\1`, '(?<=a)b', '((a{99}){99}){99}'])(
  'by the pattern %j nothing can be decided in good time: the usual one stands in',
  (regExp) => {
    expect(merchant({ username: rule(regExp) }).username).toEqual(usual.username)
  },
)

test('the code in a picture is asked for where the merchant wants it and shows pictures', () => {
  const registration = { captcha: rule('^\\d{4,6}$') }

  expect(merchant(registration, { CAPTCHA3: true }).captcha.enabled).toBe(true)
  expect(merchant(registration).captcha.enabled).toBe(false)
  expect(merchant(registration, { CAPTCHA3: false }).captcha.enabled).toBe(false)
  expect(merchant({ captcha: { ...rule(''), enabled: false } }).captcha.enabled).toBe(false)
})
