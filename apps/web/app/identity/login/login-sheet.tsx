import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { MouseEvent } from 'react'

import { rememberReturn, takeReturn } from '../../lib/pages/return-to.ts'
import { takeAfterLogin } from '../../lib/session/after-login.ts'
import { LanguageButton, useFlag } from '../../merchant/public.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { SignInLink, Service, Strip, StripSlot } from '../sign-in-frame/strip.tsx'
import { TrialLink } from '../trial/trial-link.tsx'
import { CloseLogin } from '../use-enter.ts'
import { LoginMethods } from './login-methods.tsx'
import styles from './login-sheet.module.css'

/** Longer than the closing animation. */
const CLOSED_MS = 400

interface LoginSheetProps {
  open: boolean
  onClose(): void
}

/** The login over the current page. Afterwards the page or action that required the login continues. */
export function LoginSheet({ open, onClose }: LoginSheetProps) {
  const { t } = useLingui()
  const isRegistrationOpen = useFlag('DIRECTREG3')
  const isShown = useIsRendered(open)
  /** Whether the sheet closes by a link to another sign-in page, which needs the intended page to remain stored. */
  const continuesLogin = useRef(false)
  const close = () => {
    if (!continuesLogin.current) {
      takeReturn()
      takeAfterLogin()
    }
    onClose()
  }
  const follow = ({ target }: MouseEvent) => {
    continuesLogin.current = target instanceof Element && target.closest('a:not([target])') !== null
    // Without an intended page, the visitor returns to the current one.
    if (continuesLogin.current) rememberReturn(takeReturn(location.pathname + location.search))
  }
  return (
    <Sheet open={open} title={t`Log in`} onClose={close}>
      {isShown && (
        <div className={styles.login} onClickCapture={follow}>
          <CloseLogin value={onClose}>
            <LoginMethods isActive={open} />
            <Strip label={t`Other options`}>
              {isRegistrationOpen && <SignInLink to="/m/register" icon="person">{t`Register now`}</SignInLink>}
              <TrialLink />
              <Service />
              <StripSlot>
                <LanguageButton />
              </StripSlot>
            </Strip>
          </CloseLogin>
        </div>
      )}
    </Sheet>
  )
}

/**
 * Whether the form is rendered: from opening until the closing animation ends, so that each login has an empty form.
 */
function useIsRendered(open: boolean): boolean {
  const [isShown, setShown] = useState(open)
  if (open && !isShown) setShown(true)
  useEffect(() => {
    if (open) return undefined
    const timer = setTimeout(() => setShown(false), CLOSED_MS)
    return () => clearTimeout(timer)
  }, [open])
  return open || isShown
}
