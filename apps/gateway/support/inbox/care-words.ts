import type { Language } from '@ante/contract/merchant/language.ts'

import type { Db } from '../../kit/db.ts'
import '../tables.ts'

export interface CareWords {
  language: Language
  words: readonly string[]
  /** 0 for the default list. */
  version: number
}

/** English words for merchants that have not set their own. */
const DEFAULT: CareWords = {
  language: 'EN',
  version: 0,
  words: [
    'addict',
    'addicted',
    'addiction',
    'gambling problem',
    "can't stop",
    'cannot stop',
    'lost everything',
    'lost all my money',
    'suicide',
    'kill myself',
    'end my life',
    'in debt',
    'rent money',
    'self-exclude',
  ],
}

/** Returns the care words of a merchant by language. */
export async function careWordsOf(db: Db, merchantCode: string): Promise<CareWords[]> {
  const rows = await db
    .selectFrom('support_care_words')
    .select(['language', 'words', 'version'])
    .where('merchant_code', '=', merchantCode)
    .orderBy('language')
    .execute()
  return rows.some(({ language }) => language === DEFAULT.language) ? rows : [DEFAULT, ...rows]
}

/** Letters, marks and digits: a word does not begin or end within them. */
const ENDS_IN_WORD = /[\p{L}\p{M}\p{N}]$/u
const BEGINS_IN_WORD = /^[\p{L}\p{M}\p{N}]/u
/** Scripts that write words without spaces, or with particles attached: such words are found anywhere. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/** Returns those of the words that a text contains as whole words, without regard to case and typographic variants. */
export function careWordsIn(text: string, words: readonly string[]): string[] {
  const searched = plain(text)
  return words.filter((word) => contains(searched, plain(word)))
}

function contains(text: string, word: string): boolean {
  if (word === '') return false
  const isAnywhere = UNSPACED.test(word)
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (isAnywhere || isWhole(text, at, at + word.length)) return true
  return false
}

/** A letter outside the basic plane has two code units, which the expressions read as one. */
const isWhole = (text: string, from: number, till: number): boolean =>
  !ENDS_IN_WORD.test(text.slice(Math.max(0, from - 2), from)) && !BEGINS_IN_WORD.test(text.slice(till, till + 2))

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/\s+/g, ' ')

interface Changed {
  merchantCode: string
  language: Language
  words: readonly string[]
  /** Version that was read. */
  version: number
}

/** Stores the care words of a language. Returns the new version, or null if they were changed since they were read. */
export async function putCareWords(
  tx: Db,
  { merchantCode, language, words, version }: Changed,
): Promise<number | null> {
  const row = { words: [...words], version: version + 1 }
  const stored =
    version === 0
      ? await tx
          .insertInto('support_care_words')
          .values({ merchant_code: merchantCode, language, ...row })
          .onConflict((conflict) => conflict.columns(['merchant_code', 'language']).doNothing())
          .returning('version')
          .executeTakeFirst()
      : await tx
          .updateTable('support_care_words')
          .set(row)
          .where('merchant_code', '=', merchantCode)
          .where('language', '=', language)
          .where('version', '=', version)
          .returning('version')
          .executeTakeFirst()
  return stored?.version ?? null
}
