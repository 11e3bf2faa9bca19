import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'

import { classes } from '../../lib/browser/classes.ts'
import { formatTime } from '../../lib/words/format.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './step-list.module.css'
import way from './way.module.css'

/** Done, or where it stands now, or still to come; or how it ended, when not well. */
export type StepPlace = 'done' | 'now' | 'ahead' | 'ended'

export interface MoneyStep {
  id: string
  place: StepPlace
  title: string
  /** When it came there. */
  at?: string | undefined
  /** What happens here, or what is to be done. */
  note?: ReactNode
}

interface StepListProps {
  label: string
  steps: readonly MoneyStep[]
  /** By whose clocks. */
  zone: string
}

/** The way of some money, from its first step to its last, with the time of each and the one where it is now. */
export function StepList({ label, steps, zone }: StepListProps) {
  const { i18n } = useLingui()
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map(({ id, place, title, at, note }) => (
        <li
          key={id}
          className={classes(way.place, styles.step)}
          data-place={place}
          aria-current={place === 'now' ? 'step' : undefined}
        >
          <span className={classes(way.sign, styles.sign)}>{signs[place]}</span>
          <span className={way.what}>
            <span className={styles.title}>{title}</span>
            {note && <span className={styles.note}>{note}</span>}
          </span>
          {at && (
            <time className={styles.time} dateTime={at}>
              {formatTime(at, i18n.locale, zone)}
            </time>
          )}
        </li>
      ))}
    </ol>
  )
}

const signs: Record<StepPlace, ReactNode> = {
  done: <Icon name="check" size={16} />,
  now: <span className={styles.dot} />,
  ahead: null,
  ended: <Icon name="close" size={16} />,
}
