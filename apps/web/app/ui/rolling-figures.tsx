import { useState } from 'react'

import { classes } from '../lib/browser/classes.ts'
import styles from './rolling-figures.module.css'

interface RollingFiguresProps {
  /** Displayed text: digits or stars, and separators. */
  text: string
  /** Text that screen readers read instead. */
  accessibleText: string
}

/** A number whose digits roll when it changes. */
export function RollingFigures({ text, accessibleText }: RollingFiguresProps) {
  return (
    <bdi className={styles.money}>
      <span className={styles.srOnly}>{accessibleText}</span>
      <span aria-hidden="true">
        {piecesOf(text).map((piece) => (
          // Numbers are left-to-right in every script, but their separate boxes of digits have no direction.
          <span key={piece.key} dir={piece.isNumber ? 'ltr' : undefined} className={styles.piece}>
            {figuresOf(piece.text).map((figure) => (
              <Figure key={figure.key} character={figure.character} />
            ))}
          </span>
        ))}
      </span>
    </bdi>
  )
}

/** Digits, stars, and separators. */
const NUMBER = /([\d*][\d*.,]*)/

const piecesOf = (text: string) =>
  text.split(NUMBER).map((piece, index) => ({ key: index, text: piece, isNumber: NUMBER.test(piece) }))

/** Keys are counted from the end, so that the cents keep theirs when a thousand is added before them. */
const figuresOf = (text: string) => Array.from(text, (character, index) => ({ key: text.length - index, character }))

const DIGIT = /^\d$/

/** One character; while it rolls, two. A strip of all ten digits would add too many elements to the header. */
function Figure({ character }: { character: string }) {
  const [{ shown, former }, setFigure] = useState({ shown: character, former: '' })
  if (shown !== character) setFigure({ shown: character, former: shown })
  if (!DIGIT.test(character) && character !== '*') return <span className={styles.symbol}>{character}</span>
  if (!DIGIT.test(former) || !DIGIT.test(character))
    return <span className={classes(styles.figure, character === '*' && styles.starred)} data-figure={character} />
  const rollsUp = character > former
  return (
    <span className={styles.figure}>
      <span key={former + character} className={rollsUp ? styles.rollingUp : styles.rollingDown}>
        <span data-figure={rollsUp ? former : character} />
        <span data-figure={rollsUp ? character : former} />
      </span>
    </span>
  )
}
