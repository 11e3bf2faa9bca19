import { excludePlayer } from '@ante/contract/console/players/actions.ts'
import type { ExclusionLength } from '@ante/contract/responsible-gaming/responsible-gaming.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { entriesOf } from '../lib/entries-of.ts'
import { useSite } from '../lib/site.ts'
import { ActionForm } from '../players/action-form.tsx'
import { exclusionLengths } from '../players/exclusion-lengths.ts'
import { Select } from '../ui/select.tsx'
import { announce } from '../ui/toasts.tsx'
import { PlayerChoice } from './player-choice.tsx'
import type { ChosenPlayer } from './player-choice.tsx'

interface ExcludeByTelephoneProps {
  onDone(): Promise<unknown> | void
  onCancel(): void
}

/** Excludes a player who is on the telephone: find the player, choose the length, enter the reason. */
export function ExcludeByTelephone({ onDone, onCancel }: ExcludeByTelephoneProps) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const [player, setPlayer] = useState<ChosenPlayer | null>(null)
  const [length, setLength] = useState<ExclusionLength>('6m')
  if (!player) return <PlayerChoice onChoose={setPlayer} onCancel={onCancel} />
  return (
    <ActionForm
      endpoint={excludePlayer}
      inputOf={(reason) => ({ merchant, player: player.id, length, reason })}
      confirmText={t`${player.account} can't bet or deposit from now on, and can withdraw. It can't be ended early.`}
      action={t`Exclude`}
      isDanger
      onDone={() => {
        announce(t`${player.account} is excluded.`)
        return onDone()
      }}
      onCancel={onCancel}
    >
      {() => (
        <Select<ExclusionLength>
          label={t`Length`}
          value={length}
          options={entriesOf(exclusionLengths).map(([value, label]) => ({ value, label: t(label) }))}
          onChange={(chosen) => setLength(chosen)}
        />
      )}
    </ActionForm>
  )
}
