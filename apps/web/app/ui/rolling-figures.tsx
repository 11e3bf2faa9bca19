import { classes } from '../lib/browser/classes.ts'
import styles from './rolling-figures.module.css'

interface RollingFiguresProps {
  /** Displayed text: digits or stars, and separators. */
  text: string
  /** Text for screen readers in its place. */
  accessibleText: string
}

/** A number whose digits roll when it changes. */
export function RollingFigures({ text, accessibleText }: RollingFiguresProps) {
  return (
    <bdi className={styles.money}>
      <span className={styles.srOnly}>{accessibleText}</span>
      <span aria-hidden="true">
        {piecesOf(text).map((piece) => (
          // Numbers are left-to-right in every script; the digits are in separate boxes without a direction, so it is
          // set here.
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

const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']

function Figure({ character }: { character: string }) {
  const digit = DIGITS.indexOf(character)
  if (digit < 0 && character !== '*') return <span className={styles.symbol}>{character}</span>
  return (
    <span className={styles.figure}>
      <span
        className={classes(styles.strip, digit < 0 && styles.starred)}
        style={{ transform: `translateY(${digit < 0 ? 0 : -10 * digit}%)` }}
      >
        {digit < 0 ? <span>*</span> : DIGITS.map((item) => <span key={item}>{item}</span>)}
      </span>
    </span>
  )
}
