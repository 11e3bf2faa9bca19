import { languages } from '@ante/contract/merchant/language.ts'
import { describe, expect, test } from 'vitest'

import { answers, htmlOf } from '../test/html-of.tsx'
import { loadServerMessages } from './lib/i18n/server-messages.ts'
import { testSettings } from './merchant/test/settings.ts'

const PATHS = ['/m/home', '/m/login', '/m/register', '/m/trail', '/m/gameList?gameType=RNG', '/m/nowhere']
const LETTERS = /\p{L}{2,}/u
/** Names and texts of merchants and vendors, which are not translated. */
const merchantTexts = JSON.stringify([answers, testSettings])

/** Visible and accessible texts of a page. */
function textsIn(html: string): Set<string> {
  const spoken = html.matchAll(/ (?:alt|title|placeholder|aria-label)="([^"]+)"|>([^<]+)</g)
  const texts = [...spoken].map(([, attribute, text]) => plain(attribute ?? text ?? ''))
  return new Set(texts.filter((text) => LETTERS.test(text) && !merchantTexts.includes(text)))
}

/** Removes the Unicode marks that isolate names in labels. */
const plain = (text: string) =>
  text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/[\u2066-\u2069]/g, '')
    .trim()

/** Texts that are equal in a language and in English, such as "Jackpot", are valid translations. */
async function alikeIn(locale: string): Promise<Set<string>> {
  const [translated, english] = await Promise.all(
    [locale, 'en'].map((item) => loadServerMessages(item, ['identity', 'pages'])),
  )
  const untranslated = Object.entries(english?.messages ?? {}).filter(
    ([id, message]) => JSON.stringify(translated?.messages[id]) === JSON.stringify(message),
  )
  return new Set(untranslated.flatMap(([, message]) => message).filter((piece) => typeof piece === 'string'))
}

const others = Object.values(languages).filter(({ locale }) => locale !== 'en')

describe('a page contains no untranslated English', () => {
  test.each(others)('in $name', async ({ locale }) => {
    const alike = await alikeIn(locale)
    for (const path of PATHS) {
      const [english, translated] = await Promise.all([htmlOf(path), htmlOf(path, { locale })])
      const untranslated = [...textsIn(english)].filter((text) => textsIn(translated).has(text) && !alike.has(text))
      expect([path, ...untranslated]).toEqual([path])
    }
  })
})
