import { WORK_PARTS } from '@ante/contract/identity/work.ts'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'

import { classes } from '../../lib/browser/classes.ts'
import { Icon } from '../../ui/icon.tsx'
import field from './captcha-field.module.css'
import styles from './work-status.module.css'
import type { Working } from './use-work.ts'

interface WorkStatusProps {
  working: Working
  /** Whether the gateway refused the previous result. */
  refused: boolean
}

/** Shown in place of the picture: progress of the work, and that no input is needed. */
export function WorkStatus({ working: { state, parts, leave }, refused }: WorkStatusProps) {
  const { t } = useLingui()
  const box = useRef<HTMLElement>(null)
  // The requesting button is gone: moves the focus here.
  useEffect(() => box.current?.focus(), [])
  const words = useStatusWords(state, refused)
  return (
    <>
      <section ref={box} tabIndex={-1} aria-label={t`Check without a picture`} className={styles.box}>
        <span className={classes(styles.badge, state === 'done' && styles.done)}>
          <Icon name={state === 'done' ? 'check' : 'person'} size={20} />
        </span>
        <div className={styles.words}>
          <output>{words}</output>
          {state === 'working' && (
            <progress aria-label={t`How far the check is`} max={WORK_PARTS} value={parts} className={styles.track} />
          )}
        </div>
      </section>
      <button type="button" className={field.other} onClick={leave}>
        {t`Show a picture instead`}
      </button>
    </>
  )
}

function useStatusWords(state: Working['state'], refused: boolean): string {
  const { t } = useLingui()
  if (state === 'failed') return t`The check did not come through. Go on all the same: it is tried once more.`
  if (state === 'done') {
    return refused ? t`A new check was started. Please try again.` : t`Checked. You need not type a code: just go on.`
  }
  return t`Your device works for a few seconds, and you need not type a code.`
}
