import { expect, test } from 'vitest'

import { importTranslations } from './import-translations.ts'

const english = {
  a: { message: 'Hello {name}', comments: ['a greeting'], translation: 'Hello {name}' },
  b: { message: 'Post', context: 'a letter', translation: 'Post' },
  c: { message: 'Post', context: 'a pillar', translation: 'Post' },
}
const take = (translations: Record<string, string>, own = {}) =>
  importTranslations({
    locale: 'fr',
    english,
    own,
    ofOtherMessages: new Map([['c', 'Pilier']]),
    translations: new Map(Object.entries(translations)),
  })
const words = ({ catalogue }: ReturnType<typeof take>) => Object.values(catalogue).map((entry) => entry.translation)

test('translations are inserted, and the information for translators is preserved', () => {
  const { catalogue, refused } = take({ 'Hello {name}': 'Bonjour {name}' })
  expect(catalogue['a']).toEqual({ ...english.a, translation: 'Bonjour {name}' })
  expect(refused).toEqual([])
})

test('equal English texts are distinguished by context', () => {
  expect(words(take({ 'a letter: Post': 'Courrier', 'a pillar: Post': 'Poteau' }))).toEqual(['', 'Courrier', 'Poteau'])
})

test('old translations stay where the new ones are missing or invalid, and the invalid ones are reported', () => {
  const own = { a: { translation: 'Salut {name}' }, b: { translation: 'Courrier' }, gone: { translation: 'Parti' } }
  const result = take({ 'Hello {name}': 'Bonjour' }, own)
  expect(words(result)).toEqual(['Salut {name}', 'Courrier', 'Pilier'])
  expect(result.refused).toEqual(['“Hello {name}” lost name'])
})
