import { useLingui } from '@lingui/react/macro'
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components'

import type { DraftKind } from './drafts.ts'
import styles from './support.module.css'

interface KindTabsProps {
  kind: DraftKind
  onKind(kind: DraftKind): void
}

/** Choice between an answer to the player and a note for staff. */
export function KindTabs({ kind, onKind }: KindTabsProps) {
  const { t } = useLingui()
  return (
    <ToggleButtonGroup
      aria-label={t`Write`}
      className={styles.kinds ?? ''}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[kind]}
      onSelectionChange={(keys) => onKind(keys.has('note') ? 'note' : 'reply')}
    >
      <ToggleButton id="reply" className={styles.kind ?? ''}>{t`Answer`}</ToggleButton>
      <ToggleButton id="note" className={styles.kind ?? ''}>{t`Private note`}</ToggleButton>
    </ToggleButtonGroup>
  )
}
