import type { VendorSettings } from '@ante/contract/catalogue/vendors.ts'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

import { Link } from '../lib/pages/router.tsx'
import { Picture } from '../ui/picture.tsx'
import styles from './vendor-strip.module.css'

export type Vendor = VendorSettings['sorting'][number]['vendorNames'][number]

interface VendorStripProps {
  vendors: readonly Vendor[]
  /** Cards side by side, each with how much its maker has, where the makers are all that is shown. */
  look?: 'strip' | 'cards'
}

/** The makers of a category's games, four in sight; each leads to where the gateway says that his are. */
export function VendorStrip({ vendors, look = 'strip' }: VendorStripProps) {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Game makers`}>
      <ul className={styles[look]}>
        {vendors.map((vendor) => (
          <li key={vendor.vassalage} className={styles.place}>
            <Link to={vendor.opens} className={styles.vendor}>
              <VendorMark vendor={vendor} />
              {look === 'cards' && <Count games={vendor.games} />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Count({ games }: { games: number }) {
  const { t } = useLingui()
  return <span className={styles.count}>{t`${plural(games, { one: '# game', other: '# games' })}`}</span>
}

type Named = Pick<Vendor, 'icon' | 'accountTypeName'>

/** A maker's sign and name. */
export function VendorMark({ vendor: { icon, accountTypeName: name } }: { vendor: Named }) {
  return (
    <>
      {icon && (
        <span className={styles.mark}>
          <Picture src={icon} alt="" width={40} height={24} bare />
        </span>
      )}
      <span className={styles.name} dir="auto">
        {name}
      </span>
    </>
  )
}
