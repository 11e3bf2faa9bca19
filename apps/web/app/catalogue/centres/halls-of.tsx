import type { GameCategory } from '@ante/contract/catalogue/category.ts'
import type { VendorHall } from '@ante/contract/catalogue/halls.ts'
import { useLingui } from '@lingui/react/macro'

import { SectionHead } from '../../ui/section-head.tsx'
import { CategoryIcon } from '../category-icon.tsx'
import { categoryTexts } from '../category-texts.ts'
import { gameListAddress } from '../game-list-address.ts'
import { HallCard } from './hall-card.tsx'
import styles from './halls-of.module.css'

interface HallsOfProps {
  category: GameCategory
  halls: readonly VendorHall[]
}

/** The vendor pages of a category, and a link to all its games. */
export function HallsOf({ category, halls }: HallsOfProps) {
  const { t, i18n } = useLingui()
  const name = i18n._(categoryTexts[category])
  const seeAll = {
    to: category === 'RNG' ? '/m/slotsCenter' : gameListAddress({ category }),
    label: t`See all: ${name}`,
  }
  return (
    <section className={styles.halls}>
      <SectionHead title={name} icon={<CategoryIcon category={category} />} more={seeAll} />
      <HallGrid halls={halls} />
    </section>
  )
}

/** Vendor cards, two in a row. */
export function HallGrid({ halls }: { halls: readonly VendorHall[] }) {
  return (
    <ul className={styles.grid}>
      {halls.map((hall) => (
        <li key={`${hall.category} ${hall.vendor}`}>
          <HallCard hall={hall} />
        </li>
      ))}
    </ul>
  )
}
