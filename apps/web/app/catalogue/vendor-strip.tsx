import type { GameCategory } from '@ante/contract/catalogue/category.ts'
import type { VendorSettings } from '@ante/contract/catalogue/vendors.ts'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

import { Link } from '../lib/router.tsx'
import { Picture } from '../ui/picture.tsx'
import { gameListAddress } from './game-list-address.ts'
import styles from './vendor-strip.module.css'

type Vendor = VendorSettings['sorting'][number]['vendorNames'][number]

interface VendorStripProps {
  category: GameCategory
  vendors: readonly Vendor[]
  /** The vendor whose games are shown; absent where the strip only leads on. */
  active?: string
  /** Cards side by side, each with how much its maker has, where the makers are all that is shown. */
  look?: 'strip' | 'cards'
}

/** The makers of a category's games, four in sight; "All" before them where one of them can be chosen. */
export function VendorStrip({ category, vendors, active, look = 'strip' }: VendorStripProps) {
  const { t } = useLingui()
  const chooses = active !== undefined
  return (
    <nav aria-label={t`Game makers`}>
      <ul className={styles[look]}>
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
        {vendors.map(({ vassalage, accountTypeName, icon, games }) => (
          <li key={vassalage} className={styles.place}>
            <Link
              to={gameListAddress({ category, vendor: vassalage === active ? '' : vassalage })}
              replace={chooses}
              className={styles.vendor}
              aria-current={vassalage === active ? 'page' : undefined}
            >
              <VendorMark icon={icon} name={accountTypeName} />
              {look === 'cards' && (
                <span className={styles.count}>{t`${plural(games, { one: '# game', other: '# games' })}`}</span>
              )}
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
