import fc from 'fast-check'
import { expect, test } from 'vitest'

import { catalogueOf, namedTextsOf } from './named-texts.ts'

const english = { hello: 'Hello {name}', seats_one: '{count} seat', seats_other: '{count} seats' }
const arabic = { hello: 'مرحبًا {name}', seats_two: 'مقعدان', seats_other: '{count} مقعد' }

test('a text is a message with its name as context, and plural forms are one message', () => {
  expect(Object.values(catalogueOf(english, arabic))).toEqual([
    { context: 'hello', message: 'Hello {name}', translation: 'مرحبًا {name}' },
    {
      context: 'seats',
      message: '{count, plural, one {{count} seat} other {{count} seats}}',
      translation: '{count, plural, two {مقعدان} other {{count} مقعد}}',
    },
  ])
})

test('a changed English text is another message, so that its translations are stale', () => {
  const [before, after] = [catalogueOf(english), catalogueOf({ ...english, hello: 'Hi {name}' })]
  const changed = Object.keys(after).filter((id) => !(id in before))
  expect(changed.map((id) => after[id]?.context)).toEqual(['hello'])
})

test('untranslated messages are omitted', () => {
  expect(namedTextsOf(catalogueOf(english, { hello: 'مرحبًا' }))).toEqual({ hello: 'مرحبًا' })
})

const textOf = (...pieces: string[]) =>
  fc.array(fc.constantFrom('a', ' ', 'É', '’', '#', '{name}', '{count}', '"', '\\', '\n', '١', ...pieces), {
    minLength: 1,
  })

test('every text is unchanged after a round trip through its catalogue', () => {
  // Plural forms contain no straight quote: it could escape the following brace, so such translations are refused.
  fc.assert(
    fc.property(textOf("'"), textOf(), textOf(), (hello, few, other) => {
      const texts = { hello: hello.join(''), seats_few: few.join(''), seats_other: other.join('') }
      expect(namedTextsOf(catalogueOf(english, texts))).toEqual(texts)
    }),
  )
})
