import type { OpenedGame } from '@ante/contract/lottery/draws/open-draws.ts'
import type { LotteryGame } from '@ante/contract/lottery/games/game.ts'
import { useLingui } from '@lingui/react/macro'

import { Id } from '../../ui/id.tsx'
import { Moment } from '../../ui/times.tsx'
import { classes } from '../../lib/browser/classes.ts'
import { Link } from '../../lib/pages/router.tsx'
import { isolateText } from '../../lib/i18n/isolate-text.ts'
import { useMerchant } from '../../merchant/public.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { betAddress, drawsAddress, trendAddress } from '../kit/addresses.ts'
import { DrawingBalls } from '../kit/balls/drawing-balls.tsx'
import { WholeResult } from '../kit/balls/whole-result.tsx'
import { useIsPast } from '../kit/clock/use-seconds-left.ts'
import { GameIcon } from '../kit/game-icon.tsx'
import { GameMarks } from '../kit/game-marks.tsx'
import { DrawCountdown } from '../kit/opened/draw-countdown.tsx'
import { useHasChanged } from '../kit/use-has-changed.ts'
import styles from './result-card.module.css'

interface ResultCardProps {
  game: LotteryGame
  now: OpenedGame | null
  /** Whether the current draw has been loaded. */
  isKnown: boolean
}

const ICON_PX = 40

/** A game's latest result, the time of the next draw, and links to more. */
export function ResultCard({ game, now, isKnown }: ResultCardProps) {
  const { t } = useLingui()
  const { gameCode, name } = game
  return (
    <section className={styles.card} aria-label={isolateText(name)}>
      <div className={styles.head}>
        <GameIcon game={game} size={ICON_PX} />
        <h2 className={styles.name} dir="auto">
          {name}
        </h2>
        <GameMarks game={game} />
        <span className={styles.clock}>{now?.current && <DrawCountdown draw={now.current} />}</span>
      </div>
      {isKnown ? <Latest game={game} now={now} /> : <Skeleton height={72} />}
      <div className={styles.actions}>
        <Link className={styles.link} to={trendAddress(gameCode)}>{t`Trend`}</Link>
        <Link className={styles.link} to={drawsAddress(gameCode)}>{t`History`}</Link>
        <Link className={classes(styles.link, styles.bet)} to={betAddress(game)}>{t`Bet`}</Link>
      </div>
    </section>
  )
}

function Latest({ game, now }: { game: LotteryGame; now: OpenedGame | null }) {
  const { t } = useLingui()
  const drawAt = now?.current ? Date.parse(now.current.drawAt) : Infinity
  const isDue = useIsPast(drawAt)
  const drawing = now?.awaiting ?? (isDue ? now?.current?.drawNumber : undefined)
  const isNew = useHasChanged(now?.last?.drawNumber)
  if (drawing !== undefined) return <Drawing game={game} drawNumber={drawing} />
  if (!now?.last) return <p className={styles.none}>{t`No draws yet`}</p>
  return <DrawResult key={now.last.drawNumber} game={game} last={now.last} isNew={isNew} />
}

function Drawing({ game, drawNumber }: { game: LotteryGame; drawNumber: string }) {
  const { t } = useLingui()
  return (
    <>
      <p className={styles.time}>
        <Id>{drawNumber}</Id>
        <span>{t`Drawing`}</span>
      </p>
      <DrawingBalls family={game.family} />
    </>
  )
}

interface DrawnProps {
  game: LotteryGame
  last: NonNullable<OpenedGame['last']>
  isNew: boolean
}

function DrawResult({ game, last, isNew }: DrawnProps) {
  const { zone } = useMerchant()
  return (
    <>
      <p className={styles.time}>
        <Id>{last.drawNumber}</Id>
        <Moment at={last.drawAt} zone={zone} />
      </p>
      <WholeResult family={game.family} result={last.result} arriving={isNew} />
    </>
  )
}
