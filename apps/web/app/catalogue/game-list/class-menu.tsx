import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'

import { revealInRow } from '../../ui/reveal-in-row.ts'
import styles from './class-menu.module.css'
import { classChoices, classWords } from './class-words.ts'
import { classShown } from './game-view.ts'
import type { GameView } from './game-view.ts'
import { ViewLink } from './view-link.tsx'

/** The classes of a category, if it has any. */
export function ClassMenu({ view, classes }: { view: GameView; classes: readonly string[] }) {
  const { t, i18n } = useLingui()
  const choices = classChoices(view.category, classes)
  const row = useRef<HTMLElement>(null)
  const shown = classShown(view)
  const index = choices.indexOf(shown)
  useEffect(() => revealInRow(row.current, index), [row, index])
  // A single class besides "all" is no choice.
  if (choices.length < 3) return null
  return (
    <nav ref={row} aria-label={t`Game types`} className={styles.menu}>
      {choices.map((id) => (
        <ViewLink key={id} to={{ ...view, classify: id }} className={styles.choice} current={id === shown}>
          {classWords[id] ? i18n._(classWords[id]) : id}
        </ViewLink>
      ))}
    </nav>
  )
}
