import { useLingui } from '@lingui/react/macro'

import { Link } from '../lib/router.tsx'
import styles from './class-menu.module.css'
import { classesOf, classWords } from './class-words.ts'
import { gameListAddress } from './game-list-address.ts'
import type { GameFilter } from './game-list-address.ts'

export function ClassMenu({ filter }: { filter: GameFilter }) {
  const { t, i18n } = useLingui()
  const classes = classesOf[filter.category]
  if (!classes) return null
  const choices = [{ id: '', words: t`All` }, ...classes.map((id) => ({ id, words: wordsOf(id) }))]
  function wordsOf(id: string): string {
    const words = classWords[id]
    return words ? i18n._(words) : id
  }
  return (
    <nav aria-label={t`Classes`}>
      <ul className={styles.menu}>
        {choices.map(({ id, words }) => (
          <li key={id}>
            <Link
              to={gameListAddress({ ...filter, classify: id })}
              replace
              className={styles.choice}
              aria-current={id === filter.classify ? 'page' : undefined}
            >
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
