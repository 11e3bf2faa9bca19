import { endPlayerSessions, resetPlayerFactors, unlockPlayer } from '@ante/contract/console/players/actions.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

import { useSite } from '../lib/site.ts'
import { ActionForm } from './action-form.tsx'
import { useDone } from './use-done.ts'
import type { ActionFormProps } from './use-done.ts'

interface ReasonAction {
  endpoint: typeof unlockPlayer | typeof endPlayerSessions | typeof resetPlayerFactors
  /** The effect of the action on an account. */
  effectText(account: string): MessageDescriptor
  action: MessageDescriptor
  done: MessageDescriptor
  isDanger?: boolean
}

/** Returns the form of an action that requires only a reason. */
const reasonForm = ({ endpoint, effectText, action, done, isDanger = false }: ReasonAction) =>
  function ReasonForm(props: ActionFormProps) {
    const { player, onClose } = props
    const { t } = useLingui()
    const { code: merchant } = useSite()
    const announceDone = useDone(props)
    return (
      <ActionForm
        endpoint={endpoint}
        inputOf={(reason) => ({ merchant, player: player.id, reason })}
        confirmText={t(effectText(player.account))}
        action={t(action)}
        isDanger={isDanger}
        onDone={() => announceDone(t(done))}
        onCancel={onClose}
      />
    )
  }

export const UnlockForm = reasonForm({
  endpoint: unlockPlayer,
  effectText: (account) => msg`${account} can try the login and the payment password again at once.`,
  action: msg`Unlock`,
  done: msg`Unlocked.`,
})

export const SessionsForm = reasonForm({
  endpoint: endPlayerSessions,
  effectText: (account) => msg`${account} is signed out everywhere, and can sign in again.`,
  action: msg`End sessions`,
  done: msg`Sessions ended.`,
})

export const FactorsForm = reasonForm({
  endpoint: resetPlayerFactors,
  effectText: (account) =>
    msg`${account} loses the authenticator app, recovery codes and passkeys, and is signed out. Check the identity first.`,
  action: msg`Reset factors`,
  done: msg`Factors reset.`,
  isDanger: true,
})
