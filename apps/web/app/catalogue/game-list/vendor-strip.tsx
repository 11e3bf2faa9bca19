import { useLingui } from '@lingui/react/macro'

import { VendorMark } from '../vendor-strip.tsx'
import type { Vendor } from '../vendor-strip.tsx'
import styles from '../vendor-strip.module.css'
import type { GameView } from './game-view.ts'
import { ViewLink } from './view-link.tsx'

/** Selectable vendors of a view, four visible, preceded by "All"; a second tap deselects. */
export function VendorStrip({ view, vendors }: { view: GameView; vendors: readonly Vendor[] }) {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Providers`}>
      <ul className={styles.strip}>
        <li className={styles.place}>
          <ViewLink to={{ ...view, vendor: '' }} className={styles.vendor} current={view.vendor === ''}>
            {t`All`}
          </ViewLink>
        </li>
        {vendors.map((vendor) => {
          const isChosen = vendor.vendor === view.vendor
          return (
            <li key={vendor.vendor} className={styles.place}>
              <ViewLink
                to={{ ...view, vendor: isChosen ? '' : vendor.vendor }}
                className={styles.vendor}
                current={isChosen}
              >
                <VendorMark vendor={vendor} />
              </ViewLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
