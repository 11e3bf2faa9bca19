import { addPlayerNote, messagePlayer } from '@ante/contract/console/players/actions.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { useSite } from '../lib/site.ts'
import { Checkbox } from '../ui/checkbox.tsx'
import { TextField } from '../ui/text-field.tsx'
import { ActionForm } from './action-form.tsx'
import styles from './players.module.css'
import { useDone } from './use-done.ts'
import type { ActionFormProps } from './use-done.ts'

/** A note for colleagues; it is never changed. */
export function NoteForm(props: ActionFormProps) {
  const { player, onClose } = props
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const done = useDone(props)
  const [text, setText] = useState('')
  const [isPinned, setPinned] = useState(false)
  return (
    <ActionForm
      endpoint={addPlayerNote}
      inputOf={() => ({ merchant, player: player.id, text, isPinned })}
      confirmText={t`Only staff reads it. It can't be changed later.`}
      action={t`Add`}
      hasReason={false}
      onDone={() => done(t`Note added.`)}
      onCancel={onClose}
    >
      {(isInvalid) => (
        <div className={styles.fields}>
          <TextField
            label={t`Note`}
            value={text}
            onChange={setText}
            error={isInvalid('text') ? t`Enter up to 2,000 characters.` : undefined}
            startsFocused
            isLong
          />
          <Checkbox isSelected={isPinned} onChange={setPinned}>{t`Pin to the top of the player's page`}</Checkbox>
        </div>
      )}
    </ActionForm>
  )
}

/** A mail to the player's inbox. */
export function MessageForm(props: ActionFormProps) {
  const { player, onClose } = props
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const done = useDone(props)
  const [key] = useState(() => crypto.randomUUID())
  const [title, setTitle] = useState('')
  const [text, setText] = useState('')
  return (
    <ActionForm
      endpoint={messagePlayer}
      inputOf={(reason) => ({ merchant, player: player.id, title, text, key, reason })}
      confirmText={t`${player.account} gets this in the inbox, with a notification.`}
      action={t`Send`}
      onDone={() => done(t`Sent.`)}
      onCancel={onClose}
    >
      {(isInvalid) => (
        <div className={styles.fields}>
          <TextField
            label={t`Title`}
            value={title}
            onChange={setTitle}
            error={isInvalid('title') ? t`Enter up to 100 characters.` : undefined}
            startsFocused
          />
          <TextField
            label={t`Text`}
            value={text}
            onChange={setText}
            error={isInvalid('text') ? t`Enter up to 4,000 characters.` : undefined}
            isLong
          />
        </div>
      )}
    </ActionForm>
  )
}
