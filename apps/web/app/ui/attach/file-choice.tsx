import { useId } from 'react'

import styles from './file-choice.module.css'

interface FileChoiceProps {
  label: string
  /** Accepted MIME types, such as `image/png`. */
  types: readonly string[]
  isCamera?: boolean
  busy: boolean
  onFile(file: File | undefined): Promise<void> | void
}

/** Button to select a file, or to take a photo. */
export function FileChoice({ label, types, isCamera = false, busy, onFile }: FileChoiceProps) {
  const id = useId()
  return (
    <span className={styles.link}>
      <input
        id={id}
        className={styles.input}
        type="file"
        accept={types.join(',')}
        disabled={busy}
        {...(isCamera && { capture: 'environment' as const })}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          void onFile(file)
          // Allows the same file to be selected again.
          currentTarget.value = ''
        }}
      />
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
    </span>
  )
}
