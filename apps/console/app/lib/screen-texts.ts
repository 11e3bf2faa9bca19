import { i18n } from '@lingui/core'
import type { Messages } from '@lingui/core'

import { SOURCE } from './locale.ts'

/** English texts of the opened screens that have a catalogue of their own. */
export const screenTexts: Messages = {}

/** Adds the English texts of a screen with its own catalogue. Other languages are loaded with all their catalogues. */
export function addScreenTexts(messages: Messages): void {
  Object.assign(screenTexts, messages)
  if (i18n.locale === SOURCE) i18n.load(SOURCE, messages)
}
