import { useLingui } from '@lingui/react/macro'

import { Field } from '../../ui/field.tsx'
import { LockIcon } from '../../ui/lock-icon.tsx'
import styles from './own-name.module.css'

/** The account name: readable by people and password managers, not editable. */
export function OwnName({ userName }: { userName: string }) {
  const { t } = useLingui()
  return (
    <Field
      label={t`Username`}
      name="username"
      autoComplete="username"
      dir="ltr"
      value={userName}
      readOnly
      aside={
        <span className={styles.lock}>
          <LockIcon size={20} />
        </span>
      }
    />
  )
}
