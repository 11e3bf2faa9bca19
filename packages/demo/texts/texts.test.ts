import type { Language } from '@ante/contract/merchant/language.ts'
import { describe, expect, test } from 'vitest'

import { agreementOf } from '../agreement.ts'
import { banners } from '../banners.ts'
import { helpOf } from '../help.ts'
import { everyLanguage } from '../languages.ts'
import { merchants } from '../merchants.ts'
import { filled, keyOf, textsIn } from './texts.ts'
import type { DemoTexts } from './texts.ts'

/** Names, which are the same in some languages. */
const NAMES = ['Northlight Reels']

const others = everyLanguage.filter((language) => language !== 'EN')

const placeholdersOf = (text: string) => (text.match(/\{[^}]*\}/g) ?? []).sort()

/** Returns what a translation of a section must preserve: tags with their addresses in order, and placeholders. */
const skeletonOf = ({ title, content }: { title: string; content: string }) => ({
  tags: content.match(/<[^>]+>/g) ?? [],
  placeholders: placeholdersOf(title + content),
})

const shortPlaceholders = ({ short }: DemoTexts) =>
  Object.fromEntries([...short].map(([name, text]) => [name, placeholdersOf(text)]))

/** Returns titles, paragraphs and short texts; single words, such as loan words, may equal the English ones. */
const paragraphsOf = (language: Language) => {
  const { help, agreement, short } = textsIn(language)
  const long = [...help, ...agreement].flatMap(({ title, content }) => [
    title.replace(/^[a-z-]+: /, ''),
    ...content.split(/<\/?(?:p|h3|ol|ul|li)>/),
  ])
  return [...long, ...short.values()]
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => /\p{L}{2}/u.test(paragraph.replaceAll(/\{\w+\}/g, '')))
}

describe.each(others)('in %s', (language) => {
  test('the texts have the sections, tags, addresses and placeholders of the English ones', () => {
    const [english, translated] = [textsIn('EN'), textsIn(language)]
    expect(translated.help.map(keyOf)).toEqual(english.help.map(keyOf))
    expect(translated.help.map(skeletonOf)).toEqual(english.help.map(skeletonOf))
    expect(translated.agreement.map(skeletonOf)).toEqual(english.agreement.map(skeletonOf))
    expect(shortPlaceholders(translated)).toEqual(shortPlaceholders(english))
  })

  test('no paragraph is left in English', () => {
    const english = new Set(paragraphsOf('EN'))
    const left = paragraphsOf(language).filter((paragraph) => english.has(paragraph) && !NAMES.includes(paragraph))
    expect(left).toEqual([])
  })
})

/** Returns tags that are opened and not closed, or closed and not opened. */
function unmatchedTags(html: string): string[] {
  const open: string[] = []
  for (const [whole, slash, tag = ''] of html.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
    if (!slash) open.push(tag)
    else if (open.pop() !== tag) return [whole]
  }
  return open
}

describe.each(merchants)('at $code', (merchant) => {
  test.each(merchant.languages)('help and terms in %s are complete', (language) => {
    const help = helpOf(merchant, language)
    expect(new Set(help.map(({ key }) => key)).size).toBe(help.length)
    for (const { title, content } of [...help, ...agreementOf(merchant, language)]) {
      expect(title.trim()).not.toBe('')
      expect(unmatchedTags(content)).toEqual([])
      expect(title + content).not.toMatch(/[{}]|undefined/)
    }
  })

  test('banners, licence line and app description have each of its languages', () => {
    const own = banners.filter((banner) => banner.merchants.includes(merchant.code))
    const texts = [
      merchant.licence.line,
      merchant.mobileTemplate.app_desc,
      ...own.flatMap(({ title, content }) => [title, content]),
    ]
    for (const text of texts) expect(Object.keys(text)).toEqual(expect.arrayContaining(merchant.languages))
  })

  test('the agreement contains its name, its minimum age and its licence line', () => {
    const { name, licence } = merchant
    const terms = JSON.stringify(agreementOf(merchant, 'EN'))
    for (const part of [name, `at least ${licence.minimumAge} years old`, licence.line.EN])
      expect(terms).toContain(part)
  })
})

test('a placeholder without a value is an error', () => {
  expect(filled('{name} is open', { name: 'Aurora' })).toBe('Aurora is open')
  expect(() => filled('{nmae} is open', { name: 'Aurora' })).toThrow('{nmae}')
})

test.each(['AR', 'FA', 'UR'] as const)(
  'no short text in %s begins with a name, which sets the direction',
  (language) => {
    const { short } = textsIn(language)
    expect([...short].filter(([, text]) => text.startsWith('{'))).toEqual([])
  },
)
