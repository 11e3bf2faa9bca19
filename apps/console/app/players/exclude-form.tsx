import { excludePlayer } from '@ante/contract/console/players/actions.ts'
import type { ExclusionLength } from '@ante/contract/responsible-gaming/responsible-gaming.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { entriesOf } from '../lib/entries-of.ts'
import { useSite } from '../lib/site.ts'
import { Select } from '../ui/select.tsx'
import { ActionForm } from './action-form.tsx'
import { exclusionLengths } from './exclusion-lengths.ts'
import { useDone } from './use-done.ts'
import type { ActionFormProps } from './use-done.ts'

/** Excludes a player who asks for it on the phone or in a letter. */
export function ExcludeForm(props: ActionFormProps) {
  const { player, onClose } = props
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const done = useDone(props)
  const [length, setLength] = useState<ExclusionLength>('6m')
  return (
    <ActionForm
      endpoint={excludePlayer}
      inputOf={(reason) => ({ merchant, player: player.id, length, reason })}
      confirmText={t`${player.account} can't bet or deposit from now on, and can withdraw. It can't be ended early.`}
      action={t`Exclude`}
      isDanger
      onDone={() => done(t`Excluded.`)}
      onCancel={onClose}
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
