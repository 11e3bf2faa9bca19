import { useLingui } from '@lingui/react/macro'

import { Icon } from '../ui/icon.tsx'
import styles from './unknown-note.module.css'

/** A requested item that this merchant does not have. */
export interface UnavailableItem {
  parameter: 'category' | 'vendor' | 'class' | 'tab' | 'smallestBet'
  name: string
}

/** Maximum displayed length of a name. */
const NAME_SHOWN = 40

export const unknown = (kind: UnavailableItem['parameter'], name: string): UnavailableItem => ({
  parameter: kind,
  name: name.slice(0, NAME_SHOWN),
})

/** Message that a requested item is not available, followed by available ones. */
export function UnknownNote({ unknown: { parameter, name } }: { unknown: UnavailableItem }) {
  const { t } = useLingui()
  const words = {
    category: t`No game category called “${name}”. Showing what’s available.`,
    vendor: t`No games from “${name}” right now. Showing what’s available.`,
    class: t`No game type called “${name}”. Showing what’s available.`,
    tab: t`No game list called “${name}”. Showing what’s available.`,
    smallestBet: t`The minimum bet “${name}” isn’t available here. Showing what’s available.`,
  }
  return (
    <output className={styles.note}>
      <Icon name="info" size={20} />
      <span className={styles.text} dir="auto">
        {words[parameter]}
      </span>
    </output>
  )
}
