import { LOBBY_CODE } from '@ante/contract/launch/launch-address.ts'
import { ownLotteryAddress } from '@ante/contract/launch/own-lottery.ts'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'

import { Link } from '../../lib/pages/router.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { vendorSettings } from '../queries.ts'
import type { GameView } from './game-view.ts'
import styles from './own-lottery-link.module.css'

/**
 * Link above the games of a lottery category to the gateway's own lottery, which is not a game of the list; absent if
 * the merchant has none, or in a list of another vendor.
 */
export function OwnLotteryLink({ view }: { view: GameView }) {
  const { t } = useLingui()
  const { data: settings } = useSuspenseQuery(vendorSettings)
  const vendors = settings.sorting.find(({ category }) => category === view.category)?.vendorNames ?? []
  const lobbyOf = (vendor: string) => ownLotteryAddress({ vendor, gameCode: LOBBY_CODE })
  const own = vendors.find(({ vendor }) => lobbyOf(vendor) !== null)
  const address = own && lobbyOf(own.vendor)
  if (!own || !address || (view.vendor !== '' && view.vendor !== own.vendor)) return null
  return (
    <Link to={address} className={styles.link}>
      {own.icon && (
        <span className={styles.mark}>
          <Picture src={own.icon} alt="" width={40} height={40} bare />
        </span>
      )}
      <span className={styles.text}>
        <b className={styles.name} dir="auto">
          {own.vendorName}
        </b>
        <span className={styles.soft}>{t`Next draws, results and your bets`}</span>
      </span>
      <Icon name="chevron" size={20} turns />
    </Link>
  )
}
