import type { GameCategory } from '@ante/contract/catalogue/category.ts'
import { useLingui } from '@lingui/react/macro'
import { Fragment, useEffect, useRef } from 'react'

import tabStyles from '../../ui/tabs.module.css'
import { CategoryIcon } from '../category-icon.tsx'
import { categoryTexts } from '../category-texts.ts'
import { categoriesOf } from '../lobby-categories.ts'
import { isOwn, startOf } from './game-view.ts'
import type { GameView } from './game-view.ts'
import { OwnLinks } from './own-links.tsx'
import { revealInRow } from '../../ui/reveal-in-row.ts'
import { ViewLink } from './view-link.tsx'

interface CategoryNavProps {
  view: GameView
  /** Categories in the merchant's order. */
  ordered: readonly GameCategory[]
}

/** Links of the list: hot games, the member's own, and each category with a separate address. */
export function CategoryNav({ view, ordered }: CategoryNavProps) {
  const { t, i18n } = useLingui()
  const row = useRef<HTMLDivElement>(null)
  const categories = categoriesOf(ordered)
  const isOwnList = view.category === 'HOT' && isOwn(view)
  // The links to the member's own lists are after the first category.
  const selectedIndex = categories.indexOf(view.category)
  const categoryIndex = selectedIndex > 0 ? selectedIndex + 2 : selectedIndex
  const index = isOwnList ? 1 : categoryIndex
  useEffect(() => revealInRow(row.current, index), [row, index])
  return (
    <nav className={tabStyles.bar} aria-label={t`Game categories`}>
      <div className={tabStyles.row} ref={row}>
        {categories.map((category, at) => (
          <Fragment key={category}>
            <ViewLink
              to={startOf(category)}
              className={tabStyles.tab}
              current={category === view.category && !isOwnList}
            >
              <CategoryIcon category={category} />
              <span className={tabStyles.label}>{i18n._(categoryTexts[category])}</span>
            </ViewLink>
            {at === 0 && <OwnLinks active={isOwnList ? view.tab : 'all'} />}
          </Fragment>
        ))}
      </div>
    </nav>
  )
}
