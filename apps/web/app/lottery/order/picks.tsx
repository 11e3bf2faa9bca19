import { playById } from '@ante/lottery/plays.ts'
import { slipFromText } from '@ante/lottery/slip-text.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { Button } from '../../ui/button.tsx'
import { usePlayWords } from '../betting/words/use-play-words.ts'
import { contentText } from '../orders/content-text.ts'
import type { OrderInfo } from '../orders/queries.ts'
import styles from './bet-card.module.css'

/** As much of a row as a look takes in. */
const GLANCE = 60

/** What was picked, row by row, or what was typed; the wire's text where this app does not know the play any more. */
export function Picks({ info: { order, slip, content } }: { info: OrderInfo }) {
  const { i18n } = useLingui()
  const words = usePlayWords()
  const play = playById(order.playId)
  const selection = slipFromText(slip)?.selection
  if (!play || !selection) return <Row picks={[contentText({ content, contentIsCut: false }, i18n)]} />
  if (selection.kind === 'typed') {
    const places = (selection.places ?? []).map((place) => words.row(place))
    return (
      <>
        {places.length > 0 && <Row name={words.row('places')} picks={places} />}
        <Row picks={selection.entries} />
      </>
    )
  }
  const named = selection.rows.map((picks, place) => ({
    name: play.board.rows[place]?.name ?? '',
    picks: picks.map((pick) => words.ball(play, pick)),
  }))
  return named
    .filter(({ picks }) => picks.length > 0)
    .map(({ name, picks }) => <Row key={name} name={named.length > 1 ? words.row(name) : undefined} picks={picks} />)
}

/** Ten thousand typed numbers are shown to whoever wants to see them. */
function Row({ name, picks }: { name?: string | undefined; picks: readonly string[] }) {
  const { t } = useLingui()
  const [isWhole, setWhole] = useState(false)
  const isCut = picks.length > GLANCE && !isWhole
  return (
    <div className={styles.row}>
      {name !== undefined && <span className={styles.name}>{name}</span>}
      <ul className={styles.picks}>
        {placed(isCut ? picks.slice(0, GLANCE) : picks).map(({ key, pick }) => (
          <li key={key} className={styles.pick}>
            <bdi>{pick}</bdi>
          </li>
        ))}
      </ul>
      {isCut && <Button look="quiet" wide onClick={() => setWhole(true)}>{t`Show all of it`}</Button>}
    </div>
  )
}

const placed = (picks: readonly string[]) => picks.map((pick, place) => ({ key: String(place), pick }))
