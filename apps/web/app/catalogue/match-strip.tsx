import type { HotMatch } from '@ante/contract/catalogue/matches.ts'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { useIdle } from '../lib/browser/use-idle.ts'
import { useOwnTime } from '../merchant/public-times.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { Later } from '../ui/later.tsx'
import { useModalTurn } from '../ui/modal-turns.ts'
import { Picture } from '../ui/picture.tsx'
import { Ticker } from '../ui/ticker.tsx'
import styles from './match-strip.module.css'
import { hotMatches } from './queries.ts'

/** Source: product specification 9. */
const DELAY_MS = 5000
const SPEED_MS = 500
const ROW_PX = 64

const loadPrices = async () => (await import('./match-prices.tsx')).MatchPrices
const loadSheet = async () => (await import('./match-sheet.tsx')).MatchSheet

/** The next matches, one at a time; a tap shows all. */
export function MatchStrip() {
  const { t } = useLingui()
  const { data: matches } = useSuspenseQuery(hotMatches)
  const [open, setOpen] = useState(false)
  const [paused, setPaused] = useState(false)
  // While a finger or the focus is on the prices, the strip does not move to another match.
  const [isTouched, setIsTouched] = useState(false)
  const [shownMatch, setShown] = useState(matches[0])
  const isIdle = useIdle()
  useModalTurn(open)
  const close = () => setOpen(false)
  if (matches.length === 0) return null
  return (
    <>
      <div className={styles.strip}>
        <button type="button" className={styles.open} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Ticker
            items={matches}
            visible={1}
            rowHeight={ROW_PX}
            delayMs={DELAY_MS}
            speedMs={SPEED_MS}
            paused={open || paused || isTouched}
            keyOf={({ roomId }) => roomId}
            onShow={setShown}
          >
            {(match) => <Row match={match} />}
          </Ticker>
        </button>
        {matches.length > 1 && (
          <IconButton
            icon={paused ? 'play' : 'pause'}
            size={16}
            label={paused ? t`Resume matches` : t`Pause matches`}
            onClick={() => setPaused(!paused)}
          />
        )}
        <div
          className={styles.prices}
          onPointerEnter={() => setIsTouched(true)}
          onPointerLeave={() => setIsTouched(false)}
          onFocus={() => setIsTouched(true)}
          onBlur={() => setIsTouched(false)}
        >
          <Later quiet isRequested={isIdle} load={loadPrices} props={{ match: shownMatch }} />
        </div>
      </div>
      <Later isRequested={open} load={loadSheet} props={{ open, matches, onClose: close }} onFailure={close} />
    </>
  )
}

function Row({ match }: { match: HotMatch }) {
  const { time, zone } = useOwnTime(match.matchTime)
  return (
    <span className={styles.row}>
      <Team name={match.homeTeam} crest={match.homeTeamImageUrl} />
      <span className={styles.middle}>
        <span className={styles.league} dir="auto">
          {match.league}
        </span>
        <time className={styles.time} dateTime={match.matchTime} suppressHydrationWarning>
          {time}
          {zone && <small className={styles.zone}> {zone}</small>}
        </time>
      </span>
      <Team name={match.awayTeam} crest={match.awayTeamImageUrl} />
    </span>
  )
}

function Team({ name, crest }: { name: string; crest: string }) {
  return (
    <span className={styles.team}>
      <span className={styles.crest}>
        <Picture src={crest} alt="" width={26} height={26} bare />
      </span>
      <span className={styles.name} dir="auto">
        {name}
      </span>
    </span>
  )
}
