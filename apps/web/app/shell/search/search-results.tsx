import { useLingui } from '@lingui/react/macro'

import { gameListAddress } from '../../catalogue/game-list-address.ts'
import { Link } from '../../lib/pages/router.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Picture } from '../../ui/picture.tsx'
import styles from './home-search.module.css'
import { listboxRoles } from './listbox-roles.ts'
import type { EntryKind, SearchEntry } from './search-entry.ts'

interface SearchResultsProps {
  /** Prefix of the ids of the options. */
  id: string
  isShown: boolean
  /** Whether the index is loaded; until then an empty list does not mean that nothing matches. */
  isComplete: boolean
  typed: string
  results: readonly SearchEntry[]
  recent: readonly string[]
  /** Position of the option chosen with the keyboard; -1 for none. */
  active: number
  onOpen(): void
  onAgain(text: string): void
  onForget(): void
}

/** The list below the search field: recent searches, or results by kind. */
export function SearchResults(props: SearchResultsProps) {
  const { t } = useLingui()
  const { id, isShown, isComplete, typed, results } = props
  const count = results.length
  const isEmpty = typed !== '' && count === 0
  return (
    <>
      <output className={styles.srOnly}>{isShown && isComplete && typed !== '' ? t`Results: ${count}` : ''}</output>
      {isShown && (
        // Focusable, because a tap on it must not take the focus out of the search: that would close it.
        <div className={styles.panel} tabIndex={-1}>
          {typed === '' ? <Recent {...props} /> : <Found {...props} />}
          {isEmpty && isComplete && <p className={styles.none}>{t`No results for “${typed}”. Check the spelling.`}</p>}
          {typed !== '' && (
            <Link to={gameListAddress({ name: typed })} className={styles.all} onClick={props.onOpen}>
              <span>{t`Search all games for “${typed}”`}</span>
              <Icon name="chevron" size={16} turns />
            </Link>
          )}
        </div>
      )}
      {!isShown && <div id={`${id}-list`} {...listboxRoles.list} aria-label={t`Search`} hidden />}
    </>
  )
}

function Recent({ id, recent, active, onAgain, onForget }: SearchResultsProps) {
  const { t } = useLingui()
  return (
    <>
      <div className={styles.head}>
        <span>{t`Recent searches`}</span>
        <IconButton icon="close" size={16} label={t`Clear recent searches`} onClick={onForget} />
      </div>
      <div id={`${id}-list`} {...listboxRoles.list} aria-label={t`Recent searches`}>
        {recent.map((text, index) => (
          <button
            type="button"
            key={text}
            id={`${id}-${index}`}
            {...listboxRoles.option(index === active)}
            tabIndex={-1}
            className={styles.option}
            onClick={() => onAgain(text)}
          >
            <span className={styles.mark}>
              <Icon name="search" size={20} />
            </span>
            <bdi>{text}</bdi>
          </button>
        ))}
      </div>
    </>
  )
}

function Found({ id, results, active, onOpen }: SearchResultsProps) {
  const { t } = useLingui()
  const names: Record<EntryKind, string> = {
    game: t`Games`,
    vendor: t`Providers`,
    match: t`Matches`,
    promotion: t`Promotions`,
    page: t`Pages`,
  }
  return (
    <div id={`${id}-list`} {...listboxRoles.list} aria-label={t`Search`}>
      {[...new Set(results.map(({ kind }) => kind))].map((kind) => (
        <div key={kind} {...listboxRoles.group} aria-label={names[kind]}>
          <div className={styles.head} aria-hidden>
            {names[kind]}
          </div>
          {results.map((entry, index) =>
            entry.kind === kind ? (
              <Link
                key={entry.to}
                to={entry.to}
                id={`${id}-${index}`}
                {...listboxRoles.option(index === active)}
                tabIndex={-1}
                className={styles.option}
                onClick={onOpen}
              >
                <Mark entry={entry} />
                <span className={styles.text}>
                  <span className={styles.name} dir="auto">
                    {entry.name}
                  </span>
                  {entry.note && (
                    <span className={styles.note} dir="auto">
                      {entry.note}
                    </span>
                  )}
                </span>
              </Link>
            ) : null,
          )}
        </div>
      ))}
    </div>
  )
}

const ICONS = { game: 'search', vendor: 'search', match: 'trophy', promotion: 'gift', page: 'chevron' } as const

function Mark({ entry: { kind, picture } }: { entry: SearchEntry }) {
  return (
    <span className={styles.mark}>
      {picture ? (
        <Picture src={picture} alt="" width={40} height={40} bare={kind !== 'game'} />
      ) : (
        <Icon name={ICONS[kind]} size={20} turns={kind === 'page'} />
      )}
    </span>
  )
}
