import type { VendorSettings } from '@ante/contract/catalogue/vendors.ts'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

import { Link } from '../lib/pages/router.tsx'
import { Picture } from '../ui/picture.tsx'
import styles from './vendor-strip.module.css'

export type Vendor = VendorSettings['sorting'][number]['vendorNames'][number]

interface VendorStripProps {
  vendors: readonly Vendor[]
  /** Cards in a grid with the number of games, when only vendors are shown. */
  layout?: 'strip' | 'cards'
}

/** The vendors of a category, four visible; each links to the address from the gateway. */
export function VendorStrip({ vendors, layout = 'strip' }: VendorStripProps) {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Providers`}>
      <ul className={styles[layout]}>
        {vendors.map((vendor) => (
          <li key={vendor.vendor} className={styles.container}>
            <Link to={vendor.opens} className={styles.vendor}>
              <VendorMark vendor={vendor} />
              {layout === 'cards' && <Count games={vendor.games} />}
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

type Named = Pick<Vendor, 'icon' | 'vendorName'>

/** A vendor's icon and name. */
export function VendorMark({ vendor: { icon, vendorName: name } }: { vendor: Named }) {
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
