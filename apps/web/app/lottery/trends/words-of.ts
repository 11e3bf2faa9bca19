import type { I18n } from '@lingui/core'

import type { Words } from './tabs/trend.ts'

/** What a chart or a column is called, in the reader's language. */
export const wordsOf = (words: Words, i18n: I18n): string => (typeof words === 'string' ? words : i18n._(words))
