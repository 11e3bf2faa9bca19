import { playById } from '@ante/lottery/plays.ts'
import { slipFromText } from '@ante/lottery/slip-text.ts'

import { usePlayWords } from '../betting/words/use-play-words.ts'
import type { OrderInfo } from '../orders/queries.ts'
import { PickRow } from './pick-row.tsx'
import { PlainPicks } from './plain-picks.tsx'

/** What was picked, row by row, or what was typed, as the rules know the play; as the wire has it where they do not any more. */
export function Picks({ info }: { info: OrderInfo }) {
  const words = usePlayWords()
  const { order, slip } = info
  const play = playById(order.playId)
  const selection = slipFromText(slip)?.selection
  if (!play || !selection) return <PlainPicks info={info} />
  if (selection.kind === 'typed') {
    const places = (selection.places ?? []).map((place) => words.row(place))
    return (
      <>
        {places.length > 0 && <PickRow name={words.row('places')} picks={places} />}
        <PickRow picks={selection.entries} />
      </>
    )
  }
  const named = selection.rows.map((picks, place) => ({
    name: play.board.rows[place]?.name ?? '',
    picks: picks.map((pick) => words.ball(play, pick)),
  }))
  return named
    .filter(({ picks }) => picks.length > 0)
    .map(({ name, picks }) => (
      <PickRow key={name} name={named.length > 1 ? words.row(name) : undefined} picks={picks} />
    ))
}
