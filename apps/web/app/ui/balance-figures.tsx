import { useLingui } from '@lingui/react'

import { classes } from '../lib/classes.ts'
import { formatMoney, maskMoney } from '../lib/format.ts'
import styles from './balance-figures.module.css'

interface BalanceFiguresProps {
  amount: string
  currency: string
  hidden: boolean
  /** What a screen reader says in place of the stars. */
  hiddenLabel: string
}

/** A balance whose figures roll when it changes, and turn into stars of the same width when it is hidden. */
export function BalanceFigures({ amount, currency, hidden, hiddenLabel }: BalanceFiguresProps) {
  const { i18n } = useLingui()
  const shown = formatMoney({ amount, currency }, i18n.locale)
  const characters = hidden ? maskMoney({ amount, currency }, i18n.locale) : shown
  return (
    <bdi className={styles.money}>
      <span className={styles.spoken}>{hidden ? hiddenLabel : shown}</span>
      <span aria-hidden="true">
        {piecesOf(characters).map(({ key, text, isNumber }) => (
          // A number runs from left to right in every script, and its figures stand in boxes that know no script.
          <span key={key} dir={isNumber ? 'ltr' : undefined} className={styles.piece}>
            {figuresOf(text).map((figure) => (
              <Figure key={figure.key} character={figure.character} />
            ))}
          </span>
        ))}
      </span>
    </bdi>
  )
}

/** Figures, stars, and what groups them. */
const NUMBER = /([\d*][\d*.,]*)/

const piecesOf = (text: string) =>
  text.split(NUMBER).map((piece, place) => ({ key: place, text: piece, isNumber: NUMBER.test(piece) }))

/** Counted from the end, so that the cents stay the cents when a thousand comes before them. */
const figuresOf = (text: string) => Array.from(text, (character, place) => ({ key: text.length - place, character }))

const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']

function Figure({ character }: { character: string }) {
  const digit = DIGITS.indexOf(character)
  if (digit < 0 && character !== '*') return <span className={styles.sign}>{character}</span>
  return (
    <span className={styles.figure}>
      <span
        className={classes(styles.strip, digit < 0 && styles.starred)}
        style={{ transform: `translateY(${digit < 0 ? 0 : -10 * digit}%)` }}
      >
        {digit < 0 ? <span>*</span> : DIGITS.map((one) => <span key={one}>{one}</span>)}
      </span>
    </span>
  )
}
