import type { Session } from '@ante/contract/identity/session.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { useMerchant } from '../../merchant/public.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Terms } from '../register/terms.tsx'
import styles from './newcomer-sheet.module.css'
import { providers } from './providers.ts'
import { socialTexts } from './social-texts.ts'
import { useRegisterSocial } from './use-register-social.ts'
import type { Newcomer } from './use-social-login.ts'

interface NewcomerSheetProps {
  newcomer: Newcomer
  open: boolean
  onClose(): void
  onEntered(session: Session): void
  onHalfway(step: { challenge: string; expiresInSeconds: number }): void
}

/** Offers to create an account, with the terms, so that none is created by an accidental tap. */
export function NewcomerSheet({ newcomer, open, onClose, ...sheet }: NewcomerSheetProps) {
  const { t } = useLingui()
  const { name: site } = useMerchant()
  const provider = providers[newcomer.provider].name
  return (
    <Sheet open={open} title={t`New to ${site}?`} onClose={onClose}>
      {newcomer.mayRegister ? (
        <>
          <p className={styles.text}>
            {t`This ${provider} account isn’t linked to a member yet. Create an account with it to get a username, then log in with ${provider} from now on.`}
          </p>
          <CreateAccount newcomer={newcomer} {...sheet} />
          <Button variant="quiet" wide onClick={onClose}>{t`I have an account`}</Button>
        </>
      ) : (
        <>
          <p className={styles.text}>
            {t`This ${provider} account isn’t linked to a member yet, and ${site} needs more details than ${provider} shares. Register with the form.`}
          </p>
          <ButtonLink to="/m/register" wide>{t`Register now`}</ButtonLink>
        </>
      )}
    </Sheet>
  )
}

function CreateAccount({ newcomer, onEntered, onHalfway }: Omit<NewcomerSheetProps, 'open' | 'onClose'>) {
  const { t, i18n } = useLingui()
  const { licence } = useMerchant()
  const [hasAgreed, setAgreed] = useState(true)
  const make = useRegisterSocial({ newcomer, onEntered, onHalfway })
  return (
    <>
      <Terms age={licence.minimumAge} agreed={hasAgreed} onChange={setAgreed} />
      <Alert message={make.error ? i18n._(socialTexts(make.error)) : null} />
      <div className={styles.main}>
        <Button wide disabled={!hasAgreed} busy={make.isPending || make.isSuccess} onClick={() => make.mutate()}>
          {t`Create account`}
        </Button>
      </div>
    </>
  )
}
