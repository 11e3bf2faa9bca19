import { useLingui } from '@lingui/react/macro'

import { copyText } from '../lib/browser/copy-text.ts'
import { Stroke } from './icon.tsx'
import { showToast, TOAST_MS } from './toast-store.ts'
import styles from './copy-line.module.css'

const SIGN =
  'M9 9h9.5A1.5 1.5 0 0 1 20 10.5V19a1.5 1.5 0 0 1-1.5 1.5H9A1.5 1.5 0 0 1 7.5 19v-8.5A1.5 1.5 0 0 1 9 9zM16 9V5a1.5 1.5 0 0 0-1.5-1.5H5.5A1.5 1.5 0 0 0 4 5v9a1.5 1.5 0 0 0 1.5 1.5h2'

/** A long text with a copy button. */
export function CopyLine({ label, text }: { label: string; text: string }) {
  const { t } = useLingui()
  const copy = useCopy()
  return (
    <div className={styles.copyLine}>
      <span className={styles.copyText}>
        <span className={styles.soft}>{label}</span>
        <code className={styles.code}>{text}</code>
      </span>
      <button type="button" className={styles.copy} aria-label={t`Copy: ${label}`} onClick={() => void copy(text)}>
        <Stroke path={SIGN} size={20} />
      </button>
    </div>
  )
}

/** Copies a text, and reports success or failure. */
export function useCopy(): (text: string) => Promise<void> {
  const { t } = useLingui()
  return async (text) => {
    if (await copyText(text)) showToast(t`Copied`, { tone: 'good', ms: TOAST_MS.success })
    else showToast(t`Your browser doesn’t allow copying here. Press and hold the text to copy it.`)
  }
}
