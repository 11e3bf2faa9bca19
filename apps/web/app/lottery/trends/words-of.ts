import type { I18n } from '@lingui/core'

import type { Words } from './tabs/trend.ts'

/** Returns the label of a chart or a column in the reader's language. */
export const wordsOf = (texts: Words, i18n: I18n): string => (typeof texts === 'string' ? texts : i18n._(texts))
