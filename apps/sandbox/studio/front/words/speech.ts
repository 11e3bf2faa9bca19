import { numbersIn } from './numbers.ts'
import type { Numbers } from './numbers.ts'
import type { Languages, StudioWords } from './words.ts'

/** How the game talks to this player: words, and the numbers as they are written there. */
export interface Speech<Words extends StudioWords = StudioWords> extends Numbers {
  words: Words
  direction: 'ltr' | 'rtl'
}

interface Tongue {
  language: keyof Languages<StudioWords>
  locale: string
  direction: 'ltr' | 'rtl'
}

const ENGLISH: Tongue = { language: 'english', locale: 'en', direction: 'ltr' }

/** The lobby names a language by its code; a browser's own tag will do too. */
const tongues: Record<string, Tongue> = {
  EN: ENGLISH,
  TY: { language: 'filipino', locale: 'fil', direction: 'ltr' },
  FIL: { language: 'filipino', locale: 'fil', direction: 'ltr' },
  AR: { language: 'arabic', locale: 'ar', direction: 'rtl' },
}

export function speechFor<Words extends StudioWords>(
  languages: Languages<Words>,
  { language: code, currency }: { language: string; currency: string },
): Speech<Words> {
  const { language, locale, direction } = tongues[code.toUpperCase().split(/[-_]/)[0] ?? ''] ?? ENGLISH
  return { ...numbersIn(locale, currency), words: languages[language], direction }
}
