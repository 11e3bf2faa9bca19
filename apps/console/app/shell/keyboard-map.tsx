import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'

import { Store, useStore } from '../lib/store.ts'
import { KeyHint } from '../ui/key-hint.tsx'
import { Overlay } from '../ui/overlay.tsx'
import { screens } from './screens.ts'
import styles from './shell.module.css'

export const shortcutsAreOpen = new Store(false)

const SHORTCUTS: readonly (readonly [keys: string, meaning: MessageDescriptor])[] = [
  ['Ctrl K', msg`Search and commands`],
  ['?', msg`This list`],
  ['j', msg`Next row`],
  ['k', msg`Previous row`],
  ['Enter', msg`Open the row`],
  ['p', msg`Go to the open panel`],
  ['Esc', msg`Close the panel`],
  ['c', msg`Copy the row's id`],
  ['/', msg`Go to the first filter`],
  ['a', msg`Approve, after a confirmation`],
  ['r', msg`Reject, after a confirmation`],
  ['h', msg`Hold, after a confirmation`],
  ['n', msg`Add a note`],
  ['x', msg`Select the row`],
]

/** All keys of the console. Letters do nothing in fields, and none changes anything without a confirmation. */
export function KeyboardMap() {
  const { t } = useLingui()
  const isOpen = useStore(shortcutsAreOpen)
  return (
    <Overlay title={t`Keyboard shortcuts`} isOpen={isOpen} onClose={() => shortcutsAreOpen.set(false)}>
      <dl className={styles.keys}>
        {SHORTCUTS.map(([keys, meaning]) => (
          <div key={keys}>
            <dt>{t(meaning)}</dt>
            <dd>
              <KeyHint keys={keys} />
            </dd>
          </div>
        ))}
        {screens.map(({ to, letter, label }) => (
          <div key={to}>
            <dt>
              <Trans>Go to {t(label)}</Trans>
            </dt>
            <dd>
              <KeyHint keys={`g ${letter}`} />
            </dd>
          </div>
        ))}
      </dl>
    </Overlay>
  )
}
