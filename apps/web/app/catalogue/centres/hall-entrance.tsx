import type { VendorHall } from '@ante/contract/catalogue/halls.ts'
import { TRIAL } from '@ante/contract/member/member-type.ts'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'

import { useSession } from '../../lib/session/session.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { gamesIn } from '../game-list/queries.ts'
import { launchAddress } from '../launch-address.ts'
import { tablesAddress } from './centre-address.ts'
import { hallGames } from './hall-games.ts'
import { hasTables } from './has-tables.ts'
import styles from './hall-entrance.module.css'

/** Shortcut to play: into the sportsbook, or to the tables. Other vendor pages have tiles. */
export function HallEntrance({ hall }: { hall: VendorHall }) {
  if (hall.closed) return null
  if (hall.isBook) return <SportsbookLink hall={hall} />
  return hasTables(hall.category) ? <ToTables hall={hall} /> : null
}

function SportsbookLink({ hall }: { hall: VendorHall }) {
  const { t } = useLingui()
  const isTrial = useSession()?.customerType === TRIAL
  const { data: games } = useSuspenseInfiniteQuery(gamesIn(hallGames(hall)))
  const [first] = games
  if (!first) return null
  const name = first.gameName
  if (isTrial && !first.supportPlay) return <p className={styles.entrance}>{t`${name} is real money only.`}</p>
  return (
    <div className={styles.entrance}>
      <ButtonLink wide to={launchAddress(first)}>{t`Open ${name}`}</ButtonLink>
    </div>
  )
}

function ToTables({ hall: { category, vendor } }: { hall: VendorHall }) {
  const { t } = useLingui()
  return (
    <div className={styles.entrance}>
      <ButtonLink wide variant="quiet" to={`${tablesAddress(category)}&vassalage=${vendor}`}>
        {t`Choose a table`}
      </ButtonLink>
    </div>
  )
}
