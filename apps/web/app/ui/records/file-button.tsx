import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { Stroke } from '../icon.tsx'
import { showToast } from '../toast-store.ts'
import styles from './tools.module.css'

const SIGN = 'M12 4v11M7.5 11L12 15.5 16.5 11M5 19.5h14'

interface FileButtonProps {
  isEmpty: boolean
  /** Rejects if the file cannot be loaded. */
  save(): Promise<void>
  /** Note about the saved file. */
  note?: string | undefined
}

/** Button that saves a record as a spreadsheet file. */
export function FileButton({ isEmpty, save, note }: FileButtonProps) {
  const { t } = useLingui()
  const [busy, setBusy] = useState(false)
  const tap = async () => {
    setBusy(true)
    try {
      await save()
      if (note !== undefined) showToast(note)
    } catch {
      showToast(t`The file couldn’t be downloaded. Check your connection and try again.`, { tone: 'bad' })
    }
    setBusy(false)
  }
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={t`Save as CSV`}
      disabled={busy || isEmpty}
      aria-busy={busy || undefined}
      onClick={() => void tap()}
    >
      <Stroke path={SIGN} size={20} />
      <span className={styles.word}>{t`CSV`}</span>
    </button>
  )
}
