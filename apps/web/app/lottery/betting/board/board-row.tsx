import type { Play, Quick, Row } from '@ante/lottery/play.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { usePlayTexts } from '../texts/use-play-texts.ts'
import styles from './board.module.css'
import type { BallNote } from './use-ball-notes.ts'

interface BoardRowProps {
  play: Play
  row: Row
  /** Whether the row is the only one of its board: then it needs no name. */
  alone: boolean
  picks: readonly string[]
  isOn(quick: Quick): boolean
  onTap(code: string): void
  onQuick(quick: Quick): void
  oddsOf(choice: string): string | null
  noteOf(ball: string): BallNote | null
}

/** One row of a board: its name, the buttons that fill it, and its balls. */
export function BoardRow({ play, row, alone, picks, isOn, onTap, onQuick, oddsOf, noteOf }: BoardRowProps) {
  const texts = usePlayTexts()
  const name = texts.row(row.name)
  const [open, setOpen] = useState(false)
  // A single row uses the whole width; several rows leave space for their names.
  const folds = !alone && row.quick.length > 0
  // Balls with a name or odds are larger than balls with a number only.
  const isTextChoice = row.balls.some(({ code }) => !/^\d{1,4}$/.test(code) || oddsOf(code) !== null)
  return (
    <fieldset className={styles.row} aria-label={name} data-open={open}>
      {folds && (
        <button type="button" className={styles.opener} aria-expanded={open} onClick={() => setOpen(!open)}>
          <span className={styles.name}>{name}</span>
        </button>
      )}
      {(!alone || row.quick.length > 0) && (
        <div className={styles.head} data-folds={folds}>
          <span className={styles.name}>{name}</span>
          {row.quick.length > 0 && <QuickButtons row={row} name={name} isOn={isOn} onQuick={onQuick} />}
        </div>
      )}
      <div className={isTextChoice ? styles.choices : styles.balls} data-count={row.balls.length}>
        {row.balls.map(({ code }) => (
          <Ball
            key={code}
            label={texts.ball(play, code)}
            isTextChoice={isTextChoice}
            on={picks.includes(code)}
            odds={oddsOf(code)}
            note={noteOf(code)}
            onTap={() => onTap(code)}
          />
        ))}
      </div>
    </fieldset>
  )
}

interface BallProps {
  label: string
  isTextChoice: boolean
  on: boolean
  odds: string | null
  note: BallNote | null
  onTap(): void
}

function Ball({ label: texts, isTextChoice, on, odds, note, onTap }: BallProps) {
  return (
    <button type="button" className={styles.container} aria-pressed={on} onClick={onTap}>
      <span className={isTextChoice ? styles.choice : styles.ball}>
        {texts}
        {odds !== null && <span className={styles.odds}>{odds}</span>}
      </span>
      {note && <Note note={note} />}
    </button>
  )
}

function Note({ note: { count, heat } }: { note: BallNote }) {
  return (
    <span className={styles.note} data-heat={heat ?? undefined}>
      {count}
    </span>
  )
}

interface QuickProps {
  row: Row
  name: string
  isOn(quick: Quick): boolean
  onQuick(quick: Quick): void
}

function QuickButtons({ row, name, isOn, onQuick }: QuickProps) {
  const { t } = useLingui()
  const texts: Record<Quick, string> = {
    all: t`All`,
    big: t`Big`,
    small: t`Small`,
    odd: t`Odd`,
    even: t`Even`,
    clear: t`Clear`,
  }
  return (
    <div className={styles.quick}>
      {row.quick.map((quick) => (
        <button
          key={quick}
          type="button"
          className={styles.fill}
          aria-label={`${name} · ${texts[quick]}`}
          aria-pressed={quick === 'clear' ? undefined : isOn(quick)}
          onClick={() => onQuick(quick)}
        >
          {texts[quick]}
        </button>
      ))}
    </div>
  )
}
