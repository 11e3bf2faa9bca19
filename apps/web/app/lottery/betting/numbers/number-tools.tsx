import type { Play } from '@ante/lottery/play.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { useSession } from '../../../lib/session/session.ts'
import { Later } from '../../../ui/later.tsx'
import styles from '../betting.module.css'
import type { Draft } from '../slip/use-draft.ts'
import type { BettingGame } from '../slip/use-game-plays.ts'
import type { Table } from '../use-table.ts'

const loadNumbers = async () => (await import('./numbers-sheet.tsx')).NumbersSheet
const loadRepeat = async () => (await import('./repeat-bet.tsx')).RepeatBet

export interface NumberToolsProps {
  betting: BettingGame
  play: Play
  draft: Draft
  table: Table
}

/** Buttons that repeat the member's last bet on this game, and open their saved numbers. */
export function NumberTools({ betting, play, draft, table }: NumberToolsProps) {
  const { t } = useLingui()
  const isMember = useSession() !== null
  const [open, setOpen] = useState(false)
  const [repeating, setRepeating] = useState(false)
  const [close, stop] = [() => setOpen(false), () => setRepeating(false)]
  return (
    <>
      {isMember && (
        <button type="button" className={styles.tool} aria-busy={repeating} onClick={() => setRepeating(true)}>
          {t`Repeat last bet`}
        </button>
      )}
      <button type="button" className={styles.tool} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t`My numbers`}
      </button>
      <Later
        isRequested={open}
        load={loadNumbers}
        props={{ open, betting, play, draft, table, onClose: close }}
        onFailure={close}
      />
      {repeating && (
        <Later isRequested load={loadRepeat} props={{ betting, onFound: table.repeat, onEnd: stop }} onFailure={stop} />
      )}
    </>
  )
}
