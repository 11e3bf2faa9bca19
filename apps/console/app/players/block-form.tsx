import { changeBlocks } from '@ante/contract/console/players/actions.ts'
import { BlockedPart } from '@ante/contract/console/players/get-player.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { useSite } from '../lib/site.ts'
import { Checkbox } from '../ui/checkbox.tsx'
import { ActionForm } from './action-form.tsx'
import { blockedText } from './player-state.tsx'
import styles from './players.module.css'
import { useDone } from './use-done.ts'
import type { ActionFormProps } from './use-done.ts'

/** Blocks and unblocks parts of the account. */
export function BlockForm(props: ActionFormProps) {
  const { player, onClose } = props
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const done = useDone(props)
  // The state when the form was opened: the gateway refuses the change if the state has changed since.
  const [seen] = useState(player.blocked)
  const [blocked, setBlocked] = useState<readonly BlockedPart[]>(player.blocked)
  const names = blocked.map((part) => t(blockedText[part]).toLowerCase())
  return (
    <ActionForm
      endpoint={changeBlocks}
      inputOf={(reason) => ({ merchant, player: player.id, blocked: [...blocked], seen, reason })}
      confirmText={
        names.length === 0
          ? t`Nothing of ${player.account} is blocked from now on.`
          : t`From now on for ${player.account}: ${names.join(', ')}.`
      }
      action={t`Save`}
      isDanger={blocked.length > seen.length}
      onDone={() => done(t`Blocks changed.`)}
      onCancel={onClose}
    >
      {() => (
        <div className={styles.fields}>
          {BlockedPart.options.map((part) => (
            <Checkbox
              key={part}
              isSelected={blocked.includes(part)}
              onChange={(isBlocked) =>
                setBlocked(isBlocked ? [...blocked, part] : blocked.filter((other) => other !== part))
              }
            >
              {t(blockedText[part])}
            </Checkbox>
          ))}
        </div>
      )}
    </ActionForm>
  )
}
