import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'

import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import styles from './slow-notice.module.css'

const TIMEOUT_MS = 10_000

interface SlowNoticeProps {
  onRetry: () => void
  onLeave: () => void
}

/**
 * Shown after a long wait: explanation, state of the money, retry, and back button. The player can dismiss it if the
 * game is visible.
 */
export function SlowNotice({ onRetry, onLeave }: SlowNoticeProps) {
  const { t } = useLingui()
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [])
  if (!slow) return null
  return (
    <output className={styles.notice}>
      <span className={styles.close}>
        <IconButton icon="close" size={20} label={t`Close`} onClick={() => setSlow(false)} />
      </span>
      <p>{t`The game is taking longer than usual. Nothing was taken from your balance.`}</p>
      <Button wide onClick={onRetry}>{t`Try again`}</Button>
      <Button wide variant="quiet" onClick={onLeave}>{t`Back to lobby`}</Button>
    </output>
  )
}
