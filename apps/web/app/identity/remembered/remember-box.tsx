import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'

import styles from './remember-box.module.css'

interface RememberBoxProps {
  checked: boolean
  onChange(checked: boolean): void
  /** What the device stores: a password, or only the number, whose code is valid once. */
  stored: 'password' | 'number'
}

/** Whether this device stores the login. Off by default. */
export function RememberBox({ checked, onChange, stored }: RememberBoxProps) {
  const { t } = useLingui()
  const id = useId()
  return (
    <div className={styles.remember}>
      <label className={styles.line}>
        <input
          className={styles.box}
          type="checkbox"
          name="remember"
          checked={checked}
          aria-describedby={checked ? id : undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        {t`Remember me`}
      </label>
      {checked && (
        <p id={id} className={styles.description}>
          {stored === 'password'
            ? t`Your username and password stay encrypted on this device until you log out.`
            : t`Your number stays on this device until you log out.`}
        </p>
      )}
    </div>
  )
}
