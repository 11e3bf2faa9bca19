import type { Selection } from '@ante/lottery/bet.ts'
import type { Play } from '@ante/lottery/play.ts'
import { playById } from '@ante/lottery/plays.ts'
import { slipFromText } from '@ante/lottery/slip-text.ts'
import { Trans, useLingui } from '@lingui/react/macro'

import { usePlayTexts } from '../../betting/texts/use-play-texts.ts'
import { contentText } from '../../orders/line/content-text.ts'
import type { OrderInfo } from '../../orders/one-order.ts'
import card from '../order.module.css'
import { PickRow } from './pick-row.tsx'

/** The play's label and its picks. */
export function Picks({ info }: { info: OrderInfo }) {
  const { i18n } = useLingui()
  const texts = usePlayTexts()
  const { order, slip, content } = info
  const play = playById(order.playId)
  const selection = slipFromText(slip)?.selection
  return (
    <>
      <h2 className={card.title}>{play ? texts.whole(play) : <Trans>Discontinued bet type</Trans>}</h2>
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
  const texts = usePlayTexts()
  if (selection.kind === 'typed') {
    const places = (selection.places ?? []).map((position) => texts.row(position))
    return (
      <>
        {places.length > 0 && <PickRow name={texts.row('places')} picks={places} />}
        <PickRow picks={selection.entries} />
      </>
    )
  }
  const rows = selection.rows.map((picks, index) => ({
    name: play.board.rows[index]?.name ?? '',
    picks: picks.map((pick) => texts.ball(play, pick)),
  }))
  return rows
    .filter(({ picks }) => picks.length > 0)
    .map(({ name, picks }) => <PickRow key={name} name={rows.length > 1 ? texts.row(name) : undefined} picks={picks} />)
}
