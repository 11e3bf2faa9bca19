import type { Play } from '@ante/lottery/play.ts'
import { stakesOf } from '@ante/lottery/stakes.ts'
import { useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'

import { randomSelection } from './board/random-picks.ts'
import { BallBoard } from './board/ball-board.tsx'
import { useBallNotes } from './board/use-ball-notes.ts'
import type { NoteKind } from './board/use-ball-notes.ts'
import styles from './betting.module.css'
import { placesRow } from './entry/typed-form.ts'
import { TypedEntry } from './entry/typed-entry.tsx'
import { NumberTools } from './numbers/number-tools.tsx'
import { Segments } from './parts/segments.tsx'
import { shortOdds } from '../kit/short-odds.ts'
import { oddsShown, hasAmounts, wholeOdds } from './slip/slip.ts'
import type { Draft } from './slip/use-draft.ts'
import type { BettingGame } from './slip/use-game-plays.ts'
import type { Table } from './use-table.ts'

interface PickPartProps {
  betting: BettingGame
  play: Play
  draft: Draft
  series: number
  table: Table
}

/** Selection of numbers: the board or the text input, with its helpers. */
export function PickPart({ betting, play, draft, series, table }: PickPartProps) {
  const { t } = useLingui()
  const { game, prizeMode, setting } = betting
  const [notes, setNotes] = useState<NoteKind>('none')
  const noteOf = useBallNotes(game.gameId, notes)
  const ownOdds = useMemo(() => oddsShown(play, prizeMode, series), [play, prizeMode, series])
  // If the series determines the odds, they follow the slider; otherwise the gateway sends them.
  const oddsOf = (choice: string) => {
    const choiceOdds = play.terms.kind === 'table' ? betting.oddsOf(play, choice) : null
    return choiceOdds === null ? ownOdds(choice) : shortOdds(choiceOdds)
  }
  const pickAtRandom = () => {
    const randomPick = randomSelection(
      play.board,
      (selection) => stakesOf({ family: play.family, prizeMode, play: play.id, selection }).ok,
    )
    if (randomPick) draft.addToDraft({ selection: randomPick, betType: randomPick.kind === 'typed' ? 2 : 1 })
  }
  const places = placesRow(play)
  const board = { play, rows: draft.rows, onPick: draft.setRows, oddsOf, noteOf }
  return (
    <>
      <div className={styles.tools}>
        <button type="button" className={styles.tool} onClick={pickAtRandom}>{t`Random`}</button>
        <NumberTools betting={betting} play={play} draft={draft} table={table} />
        <PickTools play={play} draft={draft} notes={notes} onNotes={setNotes} />
        <PlayOdds odds={wholeOdds(play, prizeMode, series)} />
      </div>
      {draft.mode === 'pick' ? (
        <BallBoard {...board} />
      ) : (
        <>
          {places && <BallBoard {...board} only={0} />}
          <TypedEntry
            play={play}
            typed={draft.typed}
            maxEntries={setting.limits.stakesASlip}
            amounts={hasAmounts(play)}
          />
        </>
      )}
    </>
  )
}

/** Odds common to all picks of a play. */
function PlayOdds({ odds }: { odds: string | null }) {
  const { t } = useLingui()
  return odds === null ? null : <p className={styles.odds}>{t`Odds ${odds}`}</p>
}

interface PickToolsProps {
  play: Play
  draft: Draft
  notes: NoteKind
  onNotes(notes: NoteKind): void
}

function PickTools({ play: { board }, draft, notes, onNotes }: PickToolsProps) {
  const { t } = useLingui()
  const modes = [
    { id: 'pick', text: t`Pick` },
    { id: 'type', text: t`Manual entry` },
  ] as const
  const kinds = [
    { id: 'heat', text: t`Hot/cold` },
    { id: 'omission', text: t`Overdue` },
  ] as const
  return (
    <>
      {board.manual && !board.manual.only && (
        <Segments
          label={t`Entry method`}
          choices={modes}
          chosen={draft.mode}
          onChoose={(mode) => draft.setMode(mode)}
        />
      )}
      {draft.mode === 'pick' &&
        hasNumbers(board) &&
        kinds.map(({ id, text: texts }) => (
          <button
            key={id}
            type="button"
            className={styles.tool}
            aria-pressed={notes === id}
            onClick={() => onNotes(notes === id ? 'none' : id)}
          >
            {texts}
          </button>
        ))}
    </>
  )
}

const hasNumbers = ({ rows }: Play['board']) => rows.some(({ quick }) => quick.length > 0)
