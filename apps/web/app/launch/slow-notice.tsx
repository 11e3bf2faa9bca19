import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'

import { Button } from '../ui/button.tsx'
import styles from './slow-notice.module.css'

const PATIENCE_MS = 10_000

/** After a while of waiting: what is going on, what is safe, and the way back. */
export function SlowNotice({ onLeave }: { onLeave: () => void }) {
  const { t } = useLingui()
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])
  if (!slow) return null
  return (
    <output className={styles.notice}>
      <p>{t`The game takes longer than usual. Nothing was taken from your balance.`}</p>
      <Button look="quiet" onClick={onLeave}>{t`Back to the lobby`}</Button>
    </output>
  )
}
