import type { Mission } from '@ante/contract/promotions/missions.ts'
import type { RewardHub } from '@ante/contract/promotions/reward-hub.ts'
import { levelName } from '@ante/contract/vip/level.ts'
import { Plural, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { Link } from '../../lib/pages/router.tsx'
import { formatMoney } from '../../lib/i18n/format-money.ts'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { kindTexts } from '../offer/kinds.ts'
import { useMissionTexts } from '../missions/use-mission-texts.ts'
import { promotionAddress } from '../offer/promotion-address.ts'
import { rebateStateTexts } from '../rebates/rebate-texts.ts'
import { progressToNext } from '../vip/progress.ts'
import styles from './hub.module.css'

/** Tiles that show the progress of each source of rewards that the merchant offers, and link to its page. */
export function ProgressTiles({ hub }: { hub: RewardHub }) {
  const { vip, missions, calendars, rebate, wagering } = hub
  return (
    <ul className={styles.tiles}>
      {vip && <VipTile vip={vip} currency={hub.currency} />}
      {missions && missions.length > 0 && <MissionsTile missions={missions} currency={hub.currency} />}
      {calendars[0] && <CalendarTile entry={calendars[0]} />}
      {Number(wagering.required) > 0 && <WageringTile wagering={wagering} currency={hub.currency} />}
      {rebate && <RebateTile rebate={rebate} currency={hub.currency} />}
    </ul>
  )
}

interface TileProps {
  to: string
  name: string
  /** The figure of the tile. */
  figure: ReactNode
  bar?: { value: number; max: number }
  children?: ReactNode
}

function Tile({ to, name, figure, bar, children }: TileProps) {
  return (
    <li className={styles.tile}>
      <Link to={to} className={styles.tileLink}>
        <span className={styles.tileHead}>
          <span className={styles.tileName}>{name}</span>
          <b className={styles.figure}>{figure}</b>
        </span>
        {bar && <ProgressBar label={name} {...bar} />}
        {children && <span className={styles.soft}>{children}</span>}
      </Link>
    </li>
  )
}

function VipTile({ vip, currency }: { vip: NonNullable<RewardHub['vip']>; currency: string }) {
  const { t, i18n } = useLingui()
  const next = progressToNext(vip)
  const left = formatMoney({ amount: next?.left ?? '0', currency }, i18n.locale)
  const name = levelName(next?.level ?? vip.level)
  return (
    <Tile
      to="/m/member/benefits"
      name={i18n._(kindTexts.vip)}
      figure={<bdi>{levelName(vip.level)}</bdi>}
      {...(next && { bar: barOf(next.done, next.needed) })}
    >
      {next ? t`Bet ${left} more to reach ${name}.` : t`You’ve reached the highest level.`}
    </Tile>
  )
}

function MissionsTile({ missions, currency }: { missions: Mission[]; currency: string }) {
  const { t } = useLingui()
  const texts = useMissionTexts(currency)
  const done = missions.filter(({ status }) => status !== 'open').length
  const total = missions.length
  const [nearest] = missions.filter(({ status }) => status === 'open').sort((a, b) => shareOf(b) - shareOf(a))
  return (
    <Tile to="/m/leaderBoard" name={t`Missions`} figure={t`${done} of ${total}`} bar={{ value: done, max: total }}>
      {nearest && texts.title(nearest)}
    </Tile>
  )
}

function CalendarTile({ entry: { calendar } }: { entry: RewardHub['calendars'][number] }) {
  const { t } = useLingui()
  const { promotionId, today, days, checkedToday, consecutive } = calendar
  const total = days.length
  const done = checkedToday ? today : today - 1
  return (
    <Tile
      to={promotionAddress(promotionId)}
      name={t`Daily check-in`}
      figure={t`${done} of ${total}`}
      bar={{ value: done, max: total }}
    >
      {consecutive > 0 ? (
        <Plural value={consecutive} one="# day in a row" other="# days in a row" />
      ) : (
        t`Check in today`
      )}
    </Tile>
  )
}

function WageringTile({ wagering, currency }: { wagering: RewardHub['wagering']; currency: string }) {
  const { t, i18n } = useLingui()
  const left = formatMoney({ amount: wagering.left, currency }, i18n.locale)
  const doneText = formatMoney({ amount: wagering.done, currency }, i18n.locale)
  const required = formatMoney({ amount: wagering.required, currency }, i18n.locale)
  return (
    <Tile
      to="/m/turnover"
      name={t`Wagering left`}
      figure={<bdi>{left}</bdi>}
      bar={barOf(wagering.done, wagering.required)}
    >
      {t`${doneText} of ${required}`}
    </Tile>
  )
}

function RebateTile({ rebate, currency }: { rebate: NonNullable<RewardHub['rebate']>; currency: string }) {
  const { t, i18n } = useLingui()
  const total = formatMoney({ amount: rebate.total, currency }, i18n.locale)
  return (
    <Tile to="/m/member/manualRebate" name={t`Rebate`} figure={<bdi>{total}</bdi>}>
      {Number(rebate.total) > 0 ? i18n._(rebateStateTexts.settled) : t`Every settled bet adds to it, win or lose.`}
    </Tile>
  )
}

const shareOf = ({ progress, target }: Mission): number => Number(progress) / Number(target)

const barOf = (done: string, needed: string) => ({
  value: Math.min(Number(done), Number(needed)),
  max: Math.max(1, Number(needed)),
})
