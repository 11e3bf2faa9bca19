import type { GameCategory } from '@ante/contract/catalogue/category.ts'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'

import tabStyles from '../../ui/tabs.module.css'
import { CategoryIcon } from '../category-icon.tsx'
import { categoryWords } from '../category-words.ts'
import { categoriesOf } from '../lobby-categories.ts'
import { startOf } from './game-view.ts'
import { revealInRow } from '../../ui/reveal-in-row.ts'
import { ViewLink } from './view-link.tsx'

interface CategoryNavProps {
  active: GameCategory
  /** Categories in the merchant's order. */
  ordered: readonly GameCategory[]
}

/** Category links: each has a separate address. */
export function CategoryNav({ active, ordered }: CategoryNavProps) {
  const { t, i18n } = useLingui()
  const row = useRef<HTMLDivElement>(null)
  const categories = categoriesOf(ordered)
  const index = categories.indexOf(active)
  useEffect(() => revealInRow(row.current, index), [row, index])
  return (
    <nav className={tabStyles.bar} aria-label={t`Game categories`}>
      <div className={tabStyles.row} ref={row}>
        {categories.map((category) => (
          <ViewLink key={category} to={startOf(category)} className={tabStyles.tab} current={category === active}>
            <CategoryIcon category={category} />
            <span className={tabStyles.label}>{i18n._(categoryWords[category])}</span>
          </ViewLink>
        ))}
      </div>
    </nav>
  )
}
