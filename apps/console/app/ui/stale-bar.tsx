import { Trans } from '@lingui/react/macro'
import { RotateCw } from 'lucide-react'

import { Button } from './button.tsx'
import { useFailureText } from './failure-text.ts'
import { Notice } from './notice.tsx'
import styles from './page.module.css'
import { Time } from './time.tsx'

interface StaleBarProps {
  error: unknown
  /** When the shown data was loaded, in milliseconds. */
  since: number
  zone: string
  onRetry(): void
}

/** Bar with the message that the shown data is outdated, because the last refetch failed, and a retry button. */
export function StaleBar({ error, since, zone, onRetry }: StaleBarProps) {
  const failureText = useFailureText()
  return (
    <div className={styles.stale}>
      <Notice tone="warn">
        <Trans>
          Data from <Time at={new Date(since).toISOString()} zone={zone} />.
        </Trans>{' '}
        {failureText(error)}
      </Notice>
      <Button size="small" onPress={onRetry}>
        <RotateCw size={13} aria-hidden />
        <Trans>Try again</Trans>
      </Button>
    </div>
  )
}
