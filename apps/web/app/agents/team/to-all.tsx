import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { useFlag } from '../../merchant/public.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Later } from '../../ui/later.tsx'
import styles from './team.module.css'

const loadSheet = async () => (await import('./message-sheet.tsx')).MessageSheet

/** Actions on all or several direct downlines. */
export function ToAll() {
  const { t } = useLingui()
  const [maySend, mayWrite] = [useFlag('AGENTRANSMULTDOWN3'), useFlag('MAILCEN')]
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <div className={styles.all}>
      {maySend && <ButtonLink variant="quiet" to="/m/upLine/transfer?way=several">{t`Send to several`}</ButtonLink>}
      {mayWrite && <Button variant="quiet" onClick={() => setOpen(true)}>{t`Message all`}</Button>}
      <Later isRequested={open} load={loadSheet} props={{ open, to: null, onClose: close }} onFailure={close} />
    </div>
  )
}
