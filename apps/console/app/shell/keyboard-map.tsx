import { Shortcuts, setShortcuts, shortcutDefaults } from '@ante/contract/console/shortcuts.ts'
import type { ShortcutName } from '@ante/contract/console/shortcuts.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { call } from '../lib/call.ts'
import { entriesOf } from '../lib/entries-of.ts'
import { sessionQuery } from '../lib/session.ts'
import { useShortcuts } from '../lib/shortcuts.ts'
import { Store, useStore } from '../lib/store.ts'
import { Button } from '../ui/button.tsx'
import { useFailureText } from '../ui/failure-text.ts'
import { KeyHint } from '../ui/key-hint.tsx'
import { Notice } from '../ui/notice.tsx'
import { FormActions, Overlay } from '../ui/overlay.tsx'
import { screens } from './screens.ts'
import { ShortcutField } from './shortcut-field.tsx'
import styles from './shell.module.css'

export const shortcutsAreOpen = new Store(false)

const FIXED: readonly (readonly [keys: string, meaning: MessageDescriptor])[] = [
  ['/', msg`Search`],
  ['Ctrl K', msg`Search and commands`],
  ['?', msg`This list`],
  ['Enter', msg`Open the row`],
  ['Esc', msg`Close the panel`],
]

/** Keys of decisions about withdrawals, which no other shortcut can have. */
const DECISIONS: typeof FIXED = [
  ['h', msg`Put a withdrawal on hold, after a confirmation`],
  ['n', msg`Write a note about a withdrawal`],
]

const OWN: Record<ShortcutName, MessageDescriptor> = {
  next: msg`Next row`,
  previous: msg`Previous row`,
  select: msg`Select the row`,
  panel: msg`Go to the open panel`,
  copy: msg`Copy the row's id`,
  filter: msg`Go to the first filter`,
  approve: msg`Approve, after a confirmation`,
  reject: msg`Reject, after a confirmation`,
}

/** List of all keys of the console. Letters have no effect in fields, and every change requires a confirmation. */
export function KeyboardMap() {
  const { t } = useLingui()
  const isOpen = useStore(shortcutsAreOpen)
  const [isEditing, setEditing] = useState(false)
  const close = () => {
    setEditing(false)
    shortcutsAreOpen.set(false)
  }
  return (
    <Overlay title={t`Keyboard shortcuts`} isOpen={isOpen} onClose={close}>
      {isEditing ? <KeysForm onClose={() => setEditing(false)} /> : <KeysList onEdit={() => setEditing(true)} />}
    </Overlay>
  )
}

function KeysList({ onEdit }: { onEdit: () => void }) {
  const { t } = useLingui()
  const keys = useShortcuts()
  const lines: [string, string][] = [
    ...FIXED.map(([fixed, meaning]): [string, string] => [fixed, t(meaning)]),
    ...entriesOf(OWN).map(([name, meaning]): [string, string] => [keys[name], t(meaning)]),
    ...DECISIONS.map(([fixed, meaning]): [string, string] => [fixed, t(meaning)]),
    ...screens.flatMap(({ letter, label }): [string, string][] =>
      letter === null ? [] : [[`g ${letter}`, t`Go to ${t(label)}`]],
    ),
  ]
  return (
    <>
      <dl className={styles.keys}>
        {lines.map(([key, meaning]) => (
          <div key={key}>
            <dt>{meaning}</dt>
            <dd>
              <KeyHint keys={key} />
            </dd>
          </div>
        ))}
      </dl>
      <FormActions>
        {/* The focus stays in the dialog when the form closes. */}
        <Button {...{ autoFocus: true }} onPress={onEdit}>
          <Trans>Change keys</Trans>
        </Button>
      </FormActions>
    </>
  )
}

/** Form to change the keys of the account, on all its devices. */
function KeysForm({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const failureText = useFailureText()
  const [draft, setDraft] = useState<Record<ShortcutName, string>>(useShortcuts())
  const own = Object.fromEntries(Object.entries(draft).filter(([name, key]) => !isDefault(name, key)))
  const isValid = Shortcuts.safeParse(own).success
  const saving = useMutation({
    mutationFn: () => call(setShortcuts, { shortcuts: own }),
    onSuccess: async () => {
      await client.invalidateQueries(sessionQuery)
      onClose()
    },
  })
  return (
    <>
      <div className={styles.keys}>
        {entriesOf(OWN).map(([name, meaning]) => (
          <ShortcutField
            key={name}
            label={t(meaning)}
            value={draft[name]}
            onChange={(key) => setDraft({ ...draft, [name]: key })}
          />
        ))}
      </div>
      {!isValid && (
        <Notice tone="warn">
          <Trans>
            Use a letter or a digit for each, none twice. The key g is for going to screens; a, r, h and n are for
            decisions.
          </Trans>
        </Notice>
      )}
      {saving.error && <Notice tone="bad">{failureText(saving.error)}</Notice>}
      <FormActions onCancel={onClose}>
        <Button onPress={() => setDraft({ ...shortcutDefaults })}>
          <Trans>Restore</Trans>
        </Button>
        <Button kind="main" isDisabled={!isValid} isPending={saving.isPending} onPress={() => saving.mutate()}>
          <Trans>Save</Trans>
        </Button>
      </FormActions>
    </>
  )
}

const isDefault = (name: string, key: string): boolean =>
  Object.entries(shortcutDefaults).some(([one, first]) => one === name && first === key)
