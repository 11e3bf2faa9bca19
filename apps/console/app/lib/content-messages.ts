import { i18n } from '@lingui/core'
import type { Messages } from '@lingui/core'

const TAG = /([^/]+)\.po$/

/**
 * Adds the texts of the content screens, which are loaded with the first of these screens. Modules with such texts that
 * screens import first call it.
 */
export function addContentMessages(): void {
  const files = import.meta.glob<{ messages: Messages }>('../../translations/content/*.po', { eager: true })
  for (const [path, { messages }] of Object.entries(files)) {
    const tag = TAG.exec(path)?.[1]
    if (tag !== undefined) i18n.load(tag, messages)
  }
}
