import type { Selection } from '@ante/lottery/bet.ts'
import type { Play } from '@ante/lottery/play.ts'
import { playById } from '@ante/lottery/plays.ts'
import { slipFromText } from '@ante/lottery/slip-text.ts'
import { Trans, useLingui } from '@lingui/react/macro'

import { usePlayWords } from '../../betting/words/use-play-words.ts'
import { contentText } from '../../orders/line/content-text.ts'
import type { OrderInfo } from '../../orders/one-order.ts'
import card from '../order.module.css'
import { PickRow } from './pick-row.tsx'

/** The play's label and its picks. */
export function Picks({ info }: { info: OrderInfo }) {
  const { i18n } = useLingui()
  const words = usePlayWords()
  const { order, slip, content } = info
  const play = playById(order.playId)
  const selection = slipFromText(slip)?.selection
  return (
    <>
      <h2 className={card.title}>{play ? words.whole(play) : <Trans>Discontinued bet type</Trans>}</h2>
      {play && selection ? (
        <Chosen play={play} selection={selection} />
      ) : (
        <PickRow picks={[contentText({ content, contentIsCut: false }, play, i18n)]} />
      )}
    </>
  )
}

/** Picked or typed numbers, row by row. */
function Chosen({ play, selection }: { play: Play; selection: Selection }) {
  const words = usePlayWords()
  if (selection.kind === 'typed') {
    const places = (selection.places ?? []).map((place) => words.row(place))
    return (
      <>
        {places.length > 0 && <PickRow name={words.row('places')} picks={places} />}
        <PickRow picks={selection.entries} />
      </>
    )
  }
  const rows = selection.rows.map((picks, index) => ({
    name: play.board.rows[index]?.name ?? '',
    picks: picks.map((pick) => words.ball(play, pick)),
  }))
  return rows
    .filter(({ picks }) => picks.length > 0)
    .map(({ name, picks }) => <PickRow key={name} name={rows.length > 1 ? words.row(name) : undefined} picks={picks} />)
}
