import type { I18n } from '@lingui/core'

import type { Label } from './tabs/trend.ts'

/** Returns the label of a chart or a column in the reader's language. */
export const textOf = (text: Label, i18n: I18n): string => (typeof text === 'string' ? text : i18n._(text))
