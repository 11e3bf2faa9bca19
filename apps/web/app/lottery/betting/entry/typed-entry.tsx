import type { Play } from '@ante/lottery/play.ts'
import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'

import { formatCount } from '../../../lib/i18n/format-count.ts'
import { Alert } from '../../../ui/alert.tsx'
import { FilePicker } from './file-picker.tsx'
import styles from './entry.module.css'
import type { TypedNumbers } from './use-typed.ts'
import { InvalidEntries } from './invalid-entries.tsx'

/** Maximum length of the typed text; whole files are read separately. */
const MAX_TYPED = 200_000

interface TypedEntryProps {
  play: Play
  typed: TypedNumbers
  /** Maximum number of entries in one row. */
  maxEntries: number
  /** Whether amounts may follow the numbers. */
  amounts: boolean
}

/** Input of numbers that are typed, pasted or read from a file, with its errors. */
export function TypedEntry({ play: { board }, typed, maxEntries, amounts }: TypedEntryProps) {
  const { t, i18n } = useLingui()
  const id = useId()
  const { entries, file, reading, problem } = typed.state
  const count = formatCount(entries.valid.length, i18n.locale)
  const sample = sampleOf(board.manual?.numbers ?? 1, board.manual?.width ?? 1)
  const limit = formatCount(maxEntries, i18n.locale)
  return (
    <div className={styles.entry}>
      <label className={styles.label} htmlFor={id}>
        {amounts
          ? t`Use this format: ${sample}. You can add an amount: ${`${sample}@50`}`
          : t`Use this format: ${sample}. Separate with commas, dots, spaces or new lines.`}
      </label>
      <textarea
        key={typed.shownText.round}
        defaultValue={typed.shownText.text}
        id={id}
        dir="ltr"
        className={styles.text}
        rows={5}
        maxLength={MAX_TYPED}
        inputMode={amounts ? 'text' : 'decimal'}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => typed.type(target.value)}
      />
      <div className={styles.tools}>
        <FilePicker busy={reading} onFile={(chosen) => void typed.readFile(chosen)} />
        <button type="button" className={styles.tool} onClick={typed.clear}>{t`Clear`}</button>
        <output className={styles.count}>
          {file !== null && file !== '' && <bdi className={styles.file}>{file}</bdi>}
          {reading ? t`Reading…` : t`Numbers: ${count}`}
        </output>
      </div>
      <Alert message={useProblem(problem)} />
      {entries.valid.length > maxEntries && <Alert message={t`Up to ${limit} stakes per bet line.`} />}
      <InvalidEntries entries={entries} onClean={typed.clean} />
    </div>
  )
}

const sampleOf = (numbers: number, width: number): string =>
  Array.from({ length: numbers }, (_, index) => String(index + 1).padStart(width, '0')).join(width === 1 ? '' : ' ')

function useProblem(problem: 'tooBig' | 'unreadable' | null): string | null {
  const { t } = useLingui()
  if (problem === 'tooBig') return t`The file is larger than 5 MB. Choose a smaller one.`
  return problem === 'unreadable' ? t`This file can’t be read. Choose a text file.` : null
}
