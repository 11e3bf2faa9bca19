import { endPlayerSessions, resetPlayerFactors, unlockPlayer } from '@ante/contract/console/players/actions.ts'
import { useLingui } from '@lingui/react/macro'

import { useSite } from '../lib/site.ts'
import { ActionForm } from './action-form.tsx'
import { useDone } from './use-done.ts'
import type { ActionFormProps } from './use-done.ts'

export function UnlockForm(props: ActionFormProps) {
  const { player, onClose } = props
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const done = useDone(props)
  return (
    <ActionForm
      endpoint={unlockPlayer}
      inputOf={(reason) => ({ merchant, player: player.id, reason })}
      line={t`${player.account} can try the login and the payment password again at once.`}
      action={t`Unlock`}
      onDone={() => done(t`Unlocked.`)}
      onCancel={onClose}
    />
  )
}

export function SessionsForm(props: ActionFormProps) {
  const { player, onClose } = props
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const done = useDone(props)
  return (
    <ActionForm
      endpoint={endPlayerSessions}
      inputOf={(reason) => ({ merchant, player: player.id, reason })}
      line={t`${player.account} is signed out everywhere, and can sign in again.`}
      action={t`End sessions`}
      onDone={() => done(t`Sessions ended.`)}
      onCancel={onClose}
    />
  )
}

export function FactorsForm(props: ActionFormProps) {
  const { player, onClose } = props
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const done = useDone(props)
  return (
    <ActionForm
      endpoint={resetPlayerFactors}
      inputOf={(reason) => ({ merchant, player: player.id, reason })}
      line={t`${player.account} loses the authenticator app, recovery codes and passkeys, and is signed out. Check the identity first.`}
      action={t`Reset factors`}
      isDanger
      onDone={() => done(t`Factors reset.`)}
      onCancel={onClose}
    />
  )
}
