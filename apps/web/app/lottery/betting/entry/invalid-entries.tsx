import { useLingui } from '@lingui/react/macro'

import { formatCount } from '../../../lib/i18n/format-count.ts'
import { Button } from '../../../ui/button.tsx'
import styles from './entry.module.css'
import type { TypedEntries } from './read-typed.ts'

/** Maximum number of invalid entries to show; all are counted. */
const SHOWN = 8

/** Adds unique ids, because a line may contain the same invalid text twice. */
const numbered = (entries: TypedEntries['invalid']) => entries.map((entry, id) => ({ ...entry, id }))

/** List of the invalid numbers with their lines, and a button that removes them. */
export function InvalidEntries({ entries, onClean }: { entries: TypedEntries; onClean(): void }) {
  const { t, i18n } = useLingui()
  const { invalid, invalidCount, duplicates } = entries
  if (invalidCount + duplicates === 0) return null
  const [invalidText, duplicateText] = [invalidCount, duplicates].map((count) => formatCount(count, i18n.locale))
  return (
    <div className={styles.wrong}>
      <output>{t`Invalid: ${invalidText} · Duplicates: ${duplicateText}`}</output>
      <ul>
        {numbered(invalid.slice(0, SHOWN)).map(({ id, line, text }) => (
          <li key={id} className={styles.wrongLine}>
            <span>{t`Line ${line}`}</span> <bdi className={styles.wrongText}>{text.slice(0, 24)}</bdi>
          </li>
        ))}
      </ul>
      <Button variant="quiet" wide onClick={onClean}>{t`Remove`}</Button>
    </div>
  )
}
