import type { ReactNode } from 'react'

import { Moment } from '../../ui/times.tsx'
import { classes } from '../../lib/browser/classes.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './step-list.module.css'
import way from './step-marks.module.css'

/** Finished, current, or future step; or an unsuccessful end. */
export type StepStatus = 'done' | 'now' | 'ahead' | 'ended'

export interface MoneyStep {
  id: string
  status: StepStatus
  title: string
  /** Time when the step was reached. */
  at?: string | undefined
  /** Explanation, or required action. */
  note?: ReactNode
}

interface StepListProps {
  label: string
  steps: readonly MoneyStep[]
  /** Time zone. */
  zone: string
}

/** All steps of a payment with their times, and the current one. */
export function StepList({ label, steps, zone }: StepListProps) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map(({ id, status, title, at, note }) => (
        <li
          key={id}
          className={classes(way.container, styles.step)}
          data-status={status}
          aria-current={status === 'now' ? 'step' : undefined}
        >
          <span className={classes(way.symbol, styles.symbol)}>{signs[status]}</span>
          <span className={way.subject}>
            <span className={styles.title}>{title}</span>
            {note && <span className={styles.note}>{note}</span>}
          </span>
          {at && (
            <span className={styles.time}>
              <Moment at={at} zone={zone} />
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}

const signs: Record<StepStatus, ReactNode> = {
  done: <Icon name="check" size={16} />,
  now: <span className={styles.dot} />,
  ahead: null,
  ended: <Icon name="close" size={16} />,
}
