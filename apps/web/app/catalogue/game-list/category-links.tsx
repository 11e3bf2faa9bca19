import type { GameCategory } from '@ante/contract/catalogue/category.ts'
import type { VendorSettings } from '@ante/contract/catalogue/vendors.ts'
import { useLingui } from '@lingui/react/macro'

import { Link } from '../../lib/pages/router.tsx'
import { CategoryIcon } from '../category-icon.tsx'
import { categoryTexts } from '../category-texts.ts'
import { gameListAddress } from '../game-list-address.ts'
import choices from '../../ui/choices.module.css'
import { categoriesOf } from '../lobby-categories.ts'
import styles from './category-links.module.css'

/** The lottery has a separate page. Source: product specification 2, "Filter panel". */
const addressOf = (category: GameCategory) => (category === 'LOTT' ? '/m/lottery' : gameListAddress({ category }))

interface CategoryLinksProps {
  active: GameCategory
  settings: VendorSettings
  onFollow(): void
}

/** Links from the filter to other categories. */
export function CategoryLinks({ active, settings, onFollow }: CategoryLinksProps) {
  const { t, i18n } = useLingui()
  const others = categoriesOf(settings.sorting.map(({ category }) => category)).filter(
    (category) => category !== active,
  )
  return (
    <nav className={choices.group} aria-label={t`Other categories`}>
      <p className={choices.title}>{t`Other categories`}</p>
      <div className={choices.pills}>
        {others.map((category) => (
          <Link key={category} to={addressOf(category)} className={styles.link} onClick={onFollow}>
            <CategoryIcon category={category} size={18} />
            <span className={styles.word}>{i18n._(categoryTexts[category])}</span>
          </Link>
        ))}
      </div>
    </nav>
  )
}
