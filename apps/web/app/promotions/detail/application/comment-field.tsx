import { APPLICATION_COMMENT_LIMIT } from '@ante/contract/promotions/activities.ts'
import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'

import styles from './application.module.css'

interface CommentFieldProps {
  value: string
  required: boolean
  onType(text: string): void
}

/** A few words to the request, and how many letters of it are left. */
export function CommentField({ value, required, onType }: CommentFieldProps) {
  const { t } = useLingui()
  const id = useId()
  const [typed, most] = [value.length, APPLICATION_COMMENT_LIMIT]
  return (
    <div className={styles.comment}>
      <label className={styles.label} htmlFor={id}>
        {required ? t`Your words to us` : t`Your words to us, if you like`}
      </label>
      <textarea
        id={id}
        className={styles.text}
        dir="auto"
        rows={3}
        maxLength={most}
        value={value}
        required={required}
        aria-describedby={`${id}-count`}
        onChange={({ target }) => onType(target.value)}
      />
      <p id={`${id}-count`} className={styles.count} data-full={typed === most || undefined}>
        <bdi>
          {typed}/{most}
        </bdi>
      </p>
    </div>
  )
}
