import { endOtherSessions } from '@ante/contract/identity/sessions.ts'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

import { Button } from '../../../ui/button.tsx'
import { Alert } from '../../../ui/alert.tsx'
import { DoneTexts } from '../done-texts.tsx'
import { guardFailure } from '../refusals.ts'
import { useGuardCall } from '../use-guard-call.ts'

interface SignOutOthersProps {
  /** The result stays visible when no other session is left. */
  isOpen?: boolean
  variant?: 'main' | 'quiet'
}

/** Ends all other sessions. */
export function SignOutOthers({ isOpen = true, variant = 'main' }: SignOutOthersProps) {
  const { t, i18n } = useLingui()
  const end = useGuardCall(endOtherSessions)
  const ended = end.data?.ended ?? 0
  const done =
    ended === 0
      ? t`You were logged in on this device only.`
      : t`${plural(ended, { one: '# device logged out.', other: '# devices logged out.' })}`
  return (
    <>
      <DoneTexts texts={end.isSuccess ? done : null} />
      <Alert message={end.error && i18n._(guardFailure(end.error))} />
      {isOpen && !end.isSuccess && (
        <Button
          wide
          variant={variant}
          busy={end.isPending}
          onClick={() => end.mutate({})}
        >{t`Log out other devices`}</Button>
      )}
    </>
  )
}
