import type { VendorHall } from '@ante/contract/catalogue/halls.ts'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

import { Link } from '../../lib/pages/router.tsx'
import { Picture } from '../../ui/picture.tsx'
import { CategoryIcon } from '../category-icon.tsx'
import { categoryTexts } from '../category-texts.ts'
import { hallAddress } from './centre-address.ts'
import { HallClosed } from './hall-closed.tsx'
import styles from './hall-head.module.css'
import { Highlights } from './highlights.tsx'

interface HallHeadProps {
  hall: VendorHall
  /** The vendor's pages in other categories. */
  others: readonly VendorHall[]
}

/** Head of a vendor page: name, number of games, and links to the vendor's other categories. */
export function HallHead({ hall, others }: HallHeadProps) {
  const { t, i18n } = useLingui()
  const { games } = hall
  const kind = i18n._(categoryTexts[hall.category])
  const count = t`${plural(games, { one: '# game', other: '# games' })}`
  return (
    <div className={styles.head}>
      <span className={styles.mark}>
        <Picture src={hall.icon} alt="" width={40} height={24} bare first />
      </span>
      <div className={styles.title}>
        <h2 className={styles.name}>
          <bdi>{hall.vendorName}</bdi>
        </h2>
        <p className={styles.count}>
          {kind} · {count}
        </p>
        <Highlights hall={hall} />
      </div>
      {hall.closed && <HallClosed until={hall.closed.until} />}
      {others.length > 0 && <OtherHalls halls={others} />}
    </div>
  )
}

function OtherHalls({ halls }: { halls: readonly VendorHall[] }) {
  const { t, i18n } = useLingui()
  return (
    <nav className={styles.others} aria-label={t`Other categories from this provider`}>
      {halls.map(({ category, vendor }) => (
        <Link key={category} to={hallAddress({ category, vendor })} replace className={styles.other}>
          <CategoryIcon category={category} size={18} />
          <span className={styles.word}>{i18n._(categoryTexts[category])}</span>
        </Link>
      ))}
    </nav>
  )
}
