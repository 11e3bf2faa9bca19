import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'

import { copyText } from '../../lib/browser/copy-text.ts'
import { Button } from '../../ui/button.tsx'
import { TOAST_MS } from '../../ui/toast-store.ts'
import { IconLabel } from './icon-label.tsx'

type Outcome = 'copied' | 'refused' | null

/** Copies a text to the clipboard, and shows the result for a while. */
export function CopyButton({ text }: { text: string }) {
  const { t } = useLingui()
  const [outcome, setOutcome] = useState<Outcome>(null)
  useEffect(() => {
    if (outcome === null) return undefined
    const timer = setTimeout(() => setOutcome(null), TOAST_MS.short)
    return () => clearTimeout(timer)
  }, [outcome])
  const copy = async () => setOutcome((await copyText(text)) ? 'copied' : 'refused')
  const label = outcome === 'refused' ? t`Couldn’t copy` : t`Copy`
  return (
    <Button variant="quiet" aria-live="polite" onClick={() => void copy()}>
      <IconLabel path={outcome === 'copied' ? 'done' : 'copy'}>{outcome === 'copied' ? t`Copied` : label}</IconLabel>
    </Button>
  )
}
