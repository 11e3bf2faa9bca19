import { useLingui } from '@lingui/react/macro'

import styles from './entry.module.css'

/** Selects a text file; the same file can be selected again. */
export function FilePicker({ busy, onFile }: { busy: boolean; onFile(file: File): void }) {
  const { t } = useLingui()
  return (
    <label className={styles.tool} aria-busy={busy}>
      {t`Import file`}
      <input
        type="file"
        className={styles.picker}
        accept=".txt,.csv,text/plain"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onFile(file)
          target.value = ''
        }}
      />
    </label>
  )
}
