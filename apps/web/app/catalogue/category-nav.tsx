import type { GameCategory } from '@ante/contract/catalogue/category.ts'
import { useLingui } from '@lingui/react/macro'

import { Link } from '../lib/router.tsx'
import tabStyles from '../ui/tabs.module.css'
import { CategoryIcon } from './category-icon.tsx'
import { categoryWords } from './category-words.ts'
import { gameListAddress } from './game-list-address.ts'
import { categoriesOf } from './lobby-categories.ts'

interface CategoryNavProps {
  active: GameCategory
  /** The merchant's order. */
  ordered: readonly GameCategory[]
}

/** Scrolls the row, and only the row, until the link stands in its middle. */
function revealInRow(link: HTMLElement | null): void {
  const row = link?.parentElement
  if (!link || !row) return
  const [from, to] = [row.getBoundingClientRect(), link.getBoundingClientRect()]
  row.scrollBy({ left: to.left + to.width / 2 - from.left - from.width / 2 })
}

/** The kinds of game as links: each has an address of its own. */
export function CategoryNav({ active, ordered }: CategoryNavProps) {
  const { t, i18n } = useLingui()
  return (
    <nav className={tabStyles.bar} aria-label={t`Kinds of game`}>
      <div className={tabStyles.row}>
        {categoriesOf(ordered).map((category) => (
          <Link
            key={category}
            to={gameListAddress({ category })}
            replace
            className={tabStyles.tab}
            ref={category === active ? revealInRow : undefined}
            aria-current={category === active ? 'page' : undefined}
          >
            <CategoryIcon category={category} />
            <span className={tabStyles.label}>{i18n._(categoryWords[category])}</span>
          </Link>
        ))}
      </div>
    </nav>
  )
}
