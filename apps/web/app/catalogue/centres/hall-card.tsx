import type { VendorHall } from '@ante/contract/catalogue/halls.ts'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

import { Link } from '../../lib/pages/router.tsx'
import { Picture } from '../../ui/picture.tsx'
import { COVER } from '../cover.ts'
import { hallAddress } from './centre-address.ts'
import styles from './hall-card.module.css'
import { Highlights } from './highlights.tsx'

/** Link card of a vendor page: name, number of games, and some covers. */
export function HallCard({ hall }: { hall: VendorHall }) {
  const { t } = useLingui()
  const { icon, vendorName: name, games, covers } = hall
  return (
    <Link to={hallAddress({ category: hall.category, vendor: hall.vendor })} className={styles.card}>
      <span className={styles.covers}>
        {covers.map((cover) => (
          <span key={cover} className={styles.cover}>
            <Picture src={cover} alt="" width={COVER} height={COVER} className={styles.picture} />
          </span>
        ))}
      </span>
      <span className={styles.title}>
        <span className={styles.mark}>
          <Picture src={icon} alt="" width={40} height={24} bare />
        </span>
        <span className={styles.name} dir="auto">
          {name}
        </span>
        <span className={styles.count}>
          {hall.closed ? t`Closed` : t`${plural(games, { one: '# game', other: '# games' })}`}
        </span>
        <Highlights hall={hall} />
      </span>
    </Link>
  )
}
