import { RECORDS_A_FILE } from '@ante/contract/launch/play-records.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { Stroke } from '../../ui/icon.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { countText } from './count-text.ts'
import type { RecordView } from './record-view.ts'
import { saveRecordsFile } from './save-file.ts'
import styles from './tools.module.css'

const SIGN = 'M12 4v11M7.5 11L12 15.5 16.5 11M5 19.5h14'

/** Takes the rounds along as a file for spreadsheets. */
export function FileButton({ view, rounds }: { view: RecordView; rounds: number }) {
  const { t, i18n } = useLingui()
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      await saveRecordsFile(view)
      const most = countText(RECORDS_A_FILE, i18n.locale)
      if (rounds > RECORDS_A_FILE)
        showToast(t`The file has the latest ${most} rounds. Choose fewer days for the others.`)
    } catch {
      showToast(t`The file did not come. Check your connection and try again.`, { tone: 'bad' })
    }
    setBusy(false)
  }
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={t`Save as a CSV file`}
      disabled={busy || rounds === 0}
      aria-busy={busy || undefined}
      onClick={() => void save()}
    >
      <Stroke path={SIGN} size={20} />
      <span className={styles.word}>{t`CSV`}</span>
    </button>
  )
}
