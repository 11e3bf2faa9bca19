import { WORK_PARTS } from '@ante/contract/identity/work.ts'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'

import { classes } from '../../lib/browser/classes.ts'
import { Icon } from '../../ui/icon.tsx'
import field from './captcha-field.module.css'
import styles from './work-status.module.css'
import type { WorkState } from './use-work.ts'

interface WorkStatusProps {
  workState: WorkState
  /** Whether the gateway refused the previous result. */
  refused: boolean
}

/** Replaces the picture: shows the progress of the proof of work, and that no input is needed. */
export function WorkStatus({ workState: { state, parts, leave }, refused }: WorkStatusProps) {
  const { t } = useLingui()
  const box = useRef<HTMLElement>(null)
  // The button that had the focus is unmounted: moves the focus here.
  useEffect(() => box.current?.focus(), [])
  const texts = useStatusText(state, refused)
  return (
    <>
      <section ref={box} tabIndex={-1} aria-label={t`Check without an image`} className={styles.box}>
        <span className={classes(styles.badge, state === 'done' && styles.done)}>
          <Icon name={state === 'done' ? 'check' : 'person'} size={20} />
        </span>
        <div className={styles.text}>
          <output>{texts}</output>
          {state === 'working' && (
            <progress aria-label={t`Check progress`} max={WORK_PARTS} value={parts} className={styles.track} />
          )}
        </div>
      </section>
      <button type="button" className={field.other} onClick={leave}>
        {t`Use an image instead`}
      </button>
    </>
  )
}

function useStatusText(state: WorkState['state'], refused: boolean): string {
  const { t } = useLingui()
  if (state === 'failed') return t`The check didn’t finish. Continue anyway, and we’ll try it again.`
  if (state === 'done') {
    return refused
      ? t`A new check has started. Try again.`
      : t`Check complete. You don’t need a code. You can continue.`
  }
  return t`Your device is running a short check. You don’t need to enter a code.`
}
