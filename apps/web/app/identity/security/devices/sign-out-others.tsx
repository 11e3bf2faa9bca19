import { endOtherSessions } from '@ante/contract/identity/sessions.ts'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

import { Button } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/toast-store.ts'
import { guardFailure } from '../refusals.ts'
import { useGuardCall } from '../use-guard-call.ts'

/** Leaves the member signed in here alone. */
export function SignOutOthers({ look = 'main' }: { look?: 'main' | 'quiet' }) {
  const { t, i18n } = useLingui()
  const end = useGuardCall(endOtherSessions)
  const signOut = () =>
    end.mutate(
      {},
      {
        onSuccess: ({ ended }) =>
          showToast(
            ended === 0
              ? t`You were signed in here alone`
              : t`${plural(ended, { one: '# device is signed out', other: '# devices are signed out' })}`,
            { tone: 'good' },
          ),
        onError: (error) => showToast(i18n._(guardFailure(error)), { tone: 'bad' }),
      },
    )
  return <Button wide look={look} busy={end.isPending} onClick={signOut}>{t`Sign out all others`}</Button>
}
