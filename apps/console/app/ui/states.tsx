import { Trans } from '@lingui/react/macro'
import { CloudOff, RotateCw } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

import { CallFailed } from '../lib/call-errors.ts'
import { Button } from './button.tsx'
import { useFailureText } from './failure-text.ts'
import styles from './states.module.css'

interface EmptyProps {
  icon: LucideIcon
  title: string
  children?: ReactNode
}

/** Empty state: the reason, and what to do. */
export const Empty = ({ icon: Icon, title, children }: EmptyProps) => (
  <div className={styles.state}>
    <span className={styles.disc}>
      <Icon size={22} aria-hidden />
    </span>
    <p className={styles.title}>{title}</p>
    {children !== undefined && <div className={styles.text}>{children}</div>}
  </div>
)

/** Error state: the data could not be loaded, with a retry. */
export function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const failureText = useFailureText()
  const requestId = error instanceof CallFailed ? error.requestId : null
  return (
    <div className={styles.state} role="alert">
      <span className={`${styles.disc} ${styles.failed}`}>
        <CloudOff size={22} aria-hidden />
      </span>
      <p className={styles.title}>
        <Trans>Couldn't load</Trans>
      </p>
      <p className={styles.text}>{failureText(error)}</p>
      {requestId !== null && (
        <p className={styles.text}>
          <Trans>Request</Trans> <code>{requestId}</code>
        </p>
      )}
      <Button onPress={onRetry}>
        <RotateCw size={14} aria-hidden />
        <Trans>Try again</Trans>
      </Button>
    </div>
  )
}

/** Placeholder lines of the same height while data loads. */
export const Skeleton = ({ lines }: { lines: number }) => (
  <div className={styles.skeleton} aria-hidden>
    {Array.from({ length: lines }, (_, line) => line).map((line) => (
      <span key={line} className={styles.line} />
    ))}
  </div>
)
