import { changeBlocks } from '@ante/contract/console/players/actions.ts'
import { BlockedPart } from '@ante/contract/console/players/get-player.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { useSite } from '../lib/site.ts'
import { ActionForm } from '../players/action-form.tsx'
import { announce } from '../ui/toasts.tsx'
import { useAgentsChanged } from './agent-queries.ts'
import type { ShownAgent } from './agent-queries.ts'

interface FreezeFormProps {
  shown: ShownAgent
  onClose(): void
}

/** Blocks the whole account of a member, or ends all its blocks. The members below keep theirs. */
export function FreezeForm({ shown: { agent, blocked }, onClose }: FreezeFormProps) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const changed = useAgentsChanged(merchant)
  // The state when the form was opened: the gateway refuses the change if the state has changed since.
  const [seen] = useState(blocked)
  const isFrozen = seen.length === BlockedPart.options.length
  const { account } = agent
  return (
    <ActionForm
      endpoint={changeBlocks}
      inputOf={(reason) => ({
        merchant,
        player: agent.id,
        blocked: isFrozen ? [] : [...BlockedPart.options],
        seen: [...seen],
        reason,
      })}
      confirmText={
        isFrozen
          ? t`${account} can sign in, deposit, bet and withdraw again. Held rebate income is paid.`
          : t`${account} can't sign in, deposit, bet or withdraw from now on. Rebate income is held. The members below are not affected.`
      }
      action={isFrozen ? t`Unfreeze` : t`Freeze`}
      isDanger={!isFrozen}
      onDone={async () => {
        announce(isFrozen ? t`${account} is unfrozen.` : t`${account} is frozen.`)
        onClose()
        await changed()
      }}
      onCancel={onClose}
    />
  )
}
