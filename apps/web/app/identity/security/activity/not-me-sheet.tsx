import { useLingui } from '@lingui/react/macro'

import { ButtonLink } from '../../../ui/button.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { SignOutOthers } from '../devices/sign-out-others.tsx'
import sheet from '../sheet-text.module.css'
import styles from './not-me-sheet.module.css'

interface NotMeSheetProps {
  open: boolean
  onClose(): void
}

/** Recommended actions after a sign-in by a stranger. */
export function NotMeSheet({ open, onClose }: NotMeSheetProps) {
  const { t } = useLingui()
  return (
    <Sheet open={open} title={t`Not you?`} onClose={onClose}>
      <p className={sheet.text}>
        {t`Someone may know your password. Choose a new one. All other devices will be logged out, and your balance stays yours.`}
      </p>
      <div className={styles.actions}>
        <ButtonLink wide to="/m/changePsw" onClick={onClose}>{t`Change password`}</ButtonLink>
        <SignOutOthers variant="quiet" />
        <ButtonLink wide variant="quiet" to="/m/service" onClick={onClose}>{t`Contact customer service`}</ButtonLink>
      </div>
    </Sheet>
  )
}
