import type { GameCategory } from '@ante/contract/catalogue/category.ts'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'

import { Link } from '../../lib/pages/router.tsx'
import { Stroke } from '../../ui/icon.tsx'
import tabStyles from '../../ui/tabs.module.css'
import { CategoryIcon } from '../category-icon.tsx'
import { categoryTexts } from '../category-texts.ts'
import { revealInRow } from '../../ui/reveal-in-row.ts'

const EVERYTHING = 'M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z'

interface CentreNavProps {
  /** Categories to choose from; null stands for all categories together. */
  choices: readonly (GameCategory | null)[]
  active: GameCategory | null
  addressOf(category: GameCategory | null): string
}

/** Links to game categories within a center. */
export function CentreNav({ choices, active, addressOf }: CentreNavProps) {
  const { t, i18n } = useLingui()
  const row = useRef<HTMLDivElement>(null)
  const index = choices.indexOf(active)
  useEffect(() => revealInRow(row.current, index), [row, index])
  return (
    <nav className={tabStyles.bar} aria-label={t`Game categories`}>
      <div className={tabStyles.row} ref={row}>
        {choices.map((category) => (
          <Link
            key={category ?? 'all'}
            to={addressOf(category)}
            replace
            className={tabStyles.tab}
            aria-current={category === active ? 'page' : undefined}
          >
            {category ? <CategoryIcon category={category} /> : <Stroke path={EVERYTHING} size={24} />}
            <span className={tabStyles.label}>{category ? i18n._(categoryTexts[category]) : t`All`}</span>
          </Link>
        ))}
      </div>
    </nav>
  )
}
