import type { TeamOverview } from '@ante/contract/agents/team-overview.ts'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { classes } from '../../lib/browser/classes.ts'
import { Link } from '../../lib/pages/router.tsx'
import { formatCount } from '../../lib/i18n/format-count.ts'
import { useFlag } from '../../merchant/public.ts'
import { FittedFigures } from '../../ui/fitted-figures.tsx'
import { Money } from '../../ui/money.tsx'
import { Net } from '../../ui/net.tsx'
import { daysParam } from '../../ui/records/days.ts'
import type { Days } from '../../ui/records/days.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './overview.module.css'

interface TilesProps {
  overview: TeamOverview
  days: Days
}

/** The team's figures as tiles; those with a dedicated page link to it. Source: domain handbook 6.3. */
export function Tiles({ overview, days }: TilesProps) {
  const { t, i18n } = useLingui()
  const { people, total, currency, teamBalance, teamSize } = overview
  const input = daysParam(days)
  const money = (amount: string) => (
    <FittedFigures amount={amount} currency={currency}>
      <Money amount={amount} currency={currency} />
    </FittedFigures>
  )
  const count = (members: number) => formatCount(members, i18n.locale)
  return (
    <>
      <ul className={styles.result}>
        <Tile label={t`Profit and loss`} to={useTileAddress('AGETEAMPNL3', `/m/agent/team/pnl?days=${input}`)} isLarge>
          <FittedFigures amount={total.pnl} currency={currency}>
            <Net amount={total.pnl} currency={currency} />
          </FittedFigures>
        </Tile>
      </ul>
      <ul className={styles.tiles}>
        <Tile label={t`Betting`} to={useTileAddress('TEAMBETTING3', `/m/teamBetting?days=${input}`)}>
          {money(total.betting)}
        </Tile>
        <Tile label={t`Winnings`}>{money(total.winning)}</Tile>
        <Tile label={t`Deposited`}>{money(total.deposit)}</Tile>
        <Tile label={t`Withdrawn`}>{money(total.withdraw)}</Tile>
        <Tile label={t`Rebate`}>{money(total.rebate)}</Tile>
        <Tile label={t`Promotion`}>{money(total.promotion)}</Tile>
      </ul>
      <h2 className={styles.heading}>{t`Your team`}</h2>
      <ul className={styles.tiles}>
        <Tile label={t`Team members`} to={useTileAddress('DOWNMAN', '/m/member/team')}>
          {count(teamSize)}
        </Tile>
        <Tile label={t`Team balance`}>{money(teamBalance)}</Tile>
      </ul>
      <ul className={styles.people}>
        <Tile label={t`Online`}>{count(people.teamOnlineCount)}</Tile>
        <Tile label={t`Logged in`}>{count(people.teamLoginMemberCount)}</Tile>
        <Tile label={t`Placed bets`}>{count(people.teamBetMemberCount)}</Tile>
        <Tile label={t`New`}>{count(people.teamRegisterMemberCount)}</Tile>
      </ul>
    </>
  )
}

/** Address of a page, if the merchant has enabled it. */
function useTileAddress(flag: string, address: string): string | undefined {
  return useFlag(flag) ? address : undefined
}

interface TileProps {
  label: string
  to?: string | undefined
  isLarge?: boolean
  children: ReactNode
}

function Tile({ label, to, isLarge = false, children }: TileProps) {
  const figure = (
    <>
      <span className={styles.label}>{label}</span>
      <span className={isLarge ? styles.large : styles.value}>{children}</span>
    </>
  )
  if (to === undefined) return <li className={styles.tile}>{figure}</li>
  return (
    <li>
      <Link to={to} className={classes(styles.tile, styles.link)}>
        {figure}
        <span className={styles.chevron}>
          <Icon name="chevron" size={20} turns />
        </span>
      </Link>
    </li>
  )
}
