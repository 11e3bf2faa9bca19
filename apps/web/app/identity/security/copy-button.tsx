import { useLingui } from '@lingui/react/macro'

import { copyText } from '../../lib/copy-text.ts'
import { Button } from '../../ui/button.tsx'
import { showToast, TOAST_MS } from '../../ui/toast-store.ts'
import { SignedWords } from './signed-words.tsx'

/** Puts a text where it can be pasted from, and says so. */
export function CopyButton({ text }: { text: string }) {
  const { t } = useLingui()
  const copy = async () => {
    if (await copyText(text)) showToast(t`Copied`, { tone: 'good', ms: TOAST_MS.success })
    else showToast(t`This browser does not let us copy. Hold your finger on the text instead.`, { tone: 'bad' })
  }
  return (
    <Button look="quiet" onClick={() => void copy()}>
      <SignedWords path="copy">{t`Copy`}</SignedWords>
    </Button>
  )
}
