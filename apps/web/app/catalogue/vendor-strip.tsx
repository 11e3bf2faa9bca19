import type { GameCategory } from '@ante/contract/catalogue/category.ts'
import type { VendorSettings } from '@ante/contract/catalogue/vendors.ts'
import { useLingui } from '@lingui/react/macro'

import { Link } from '../lib/router.tsx'
import { gameListAddress } from './game-list-address.ts'
import styles from './vendor-strip.module.css'

type Vendor = VendorSettings['sorting'][number]['vendorNames'][number]

interface VendorStripProps {
  category: GameCategory
  vendors: readonly Vendor[]
  /** The vendor whose games are shown; absent where the strip only leads on. */
  active?: string
}

/** The makers of a category's games, four in sight; "All" before them where one of them can be chosen. */
export function VendorStrip({ category, vendors, active }: VendorStripProps) {
  const { t } = useLingui()
  const chooses = active !== undefined
  return (
    <nav aria-label={t`Game makers`}>
      <ul className={styles.strip}>
        {chooses && (
          <li className={styles.place}>
            <Link
              to={gameListAddress({ category })}
              replace
              className={styles.vendor}
              aria-current={active === '' ? 'page' : undefined}
            >
              {t`All`}
            </Link>
          </li>
        )}
        {vendors.map(({ vassalage, accountTypeName, icon }) => (
          <li key={vassalage} className={styles.place}>
            <Link
              to={gameListAddress({ category, vendor: vassalage === active ? '' : vassalage })}
              replace={chooses}
              className={styles.vendor}
              aria-current={vassalage === active ? 'page' : undefined}
            >
              <VendorMark icon={icon} name={accountTypeName} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function VendorMark({ icon, name }: { icon: string; name: string }) {
  return (
    <>
      {icon && <img src={icon} alt="" width={40} height={24} loading="lazy" />}
      <span className={styles.name} dir="auto">
        {name}
      </span>
    </>
  )
}
