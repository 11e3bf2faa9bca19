import type { Game } from '@ante/contract/catalogue/games.ts'
import { TRIAL } from '@ante/contract/member/member-type.ts'
import { useLingui } from '@lingui/react/macro'

import { formatMoney } from '../../lib/i18n/format-money.ts'
import { Link } from '../../lib/pages/router.tsx'
import { useSession } from '../../lib/session/session.ts'
import { useMerchant } from '../../merchant/public.ts'
import { Picture } from '../../ui/picture.tsx'
import { COVER } from '../cover.ts'
import { FavouriteHeart } from '../favourite-heart.tsx'
import { InfoButton } from '../info-button.tsx'
import { classTexts } from '../game-list/class-texts.ts'
import { launchAddress } from '../launch-address.ts'
import styles from './table-row.module.css'

interface TableRowProps {
  game: Game
  vendorName: string
  marked: boolean
}

/** One table or room: game, vendor, and minimum stake. */
export function TableRow({ game, vendorName, marked }: TableRowProps) {
  const { t, i18n } = useLingui()
  const { currency } = useMerchant()
  const [first = ''] = game.gameClassifyNew
  const kind = classTexts[first]
  const isForMoney = useSession()?.customerType === TRIAL && !game.supportPlay
  const isOpen = !game.closed && !isForMoney
  const closedReason = game.closed ? t`Closed` : t`Real money only`
  const min = formatMoney({ amount: game.minBet, currency }, i18n.locale)
  return (
    <div className={styles.row}>
      <Link to={launchAddress(game)} className={styles.link} data-own-mark>
        <span className={styles.cover}>
          <Picture src={game.showIcon} alt="" width={COVER} height={COVER} className={styles.picture} />
        </span>
        <span className={styles.subject}>
          <span className={styles.name} dir="auto">
            {game.gameName}
          </span>
          <span className={styles.soft}>
            <bdi>{vendorName}</bdi>
            {kind && ` · ${i18n._(kind)}`}
          </span>
          <span className={styles.stake} suppressHydrationWarning>
            {t`From ${min}`}
          </span>
        </span>
        <span className={isOpen ? styles.play : styles.closed} data-keep-clear>
          {isOpen ? t`Play` : closedReason}
        </span>
      </Link>
      <FavouriteHeart game={game} marked={marked} />
      <InfoButton game={game} />
    </div>
  )
}
