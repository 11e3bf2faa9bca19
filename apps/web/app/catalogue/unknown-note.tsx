import { useLingui } from '@lingui/react/macro'

import { Icon } from '../ui/icon.tsx'
import styles from './unknown-note.module.css'

/** A requested item that this merchant does not have. */
export interface Unknown {
  what: 'category' | 'maker' | 'class' | 'tab' | 'smallestBet'
  name: string
}

/** Maximum displayed length of a name. */
const NAME_SHOWN = 40

export const unknown = (what: Unknown['what'], name: string): Unknown => ({ what, name: name.slice(0, NAME_SHOWN) })

/** Message that a requested item is not available, followed by available ones. */
export function UnknownNote({ unknown: { what, name } }: { unknown: Unknown }) {
  const { t } = useLingui()
  const words = {
    category: t`There is no “${name}” among our kinds of game. Here is what we have.`,
    maker: t`There are no games of “${name}” here at the moment. Here is what we have.`,
    class: t`There is no class “${name}” here. Here is what we have.`,
    tab: t`There is no list “${name}” of games. Here is what we have.`,
    smallestBet: t`Games cannot be chosen by a smallest bet of “${name}” here. Here is what we have.`,
  }
  return (
    <output className={styles.note}>
      <Icon name="info" size={20} />
      <span className={styles.words} dir="auto">
        {words[what]}
      </span>
    </output>
  )
}
