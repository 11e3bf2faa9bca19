import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'

import { Icon } from '../../ui/icon.tsx'
import styles from './optional-fields.module.css'

interface OptionalFieldsProps {
  /** Whether one of the fields has an error, which must be visible. */
  isWrong: boolean
  children: ReactNode
}

/** Fields that a registration does without, folded at first. */
export function OptionalFields({ isWrong, children }: OptionalFieldsProps) {
  const { t } = useLingui()
  const fold = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (isWrong && fold.current) fold.current.open = true
  }, [isWrong])
  return (
    <details ref={fold} className={styles.fold}>
      <summary className={styles.head}>
        <Icon name="plus" size={20} />
        <span className={styles.text}>{t`Add optional details`}</span>
      </summary>
      {children}
    </details>
  )
}
