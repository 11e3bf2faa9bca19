import styles from './marked-name.module.css'
import { markedPieces } from './marked-pieces.ts'

/** A game's name, with the search text highlighted. */
export function MarkedName({ name, typed }: { name: string; typed: string }) {
  if (typed === '') return name
  return markedPieces(name, typed).map(({ start, text, marked }) =>
    marked ? (
      <mark key={start} className={styles.mark}>
        {text}
      </mark>
    ) : (
      text
    ),
  )
}
