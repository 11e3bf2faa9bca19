import { useLingui } from '@lingui/react/macro'

import type { CodeTexts } from './code-texts.ts'

/** Returns a function that names a code; a code without a text, of a newer gateway, is shown itself. */
export function useCodeName(): (texts: CodeTexts, code: string | null) => string {
  const { t } = useLingui()
  return (texts, code) => {
    const known = texts[code ?? '']
    return known ? t(known) : (code ?? '')
  }
}
