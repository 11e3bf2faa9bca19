import { searchable } from '@ante/contract/kit/searchable.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { formatCount } from '../../lib/i18n/format-count.ts'
import { Choice, Choices } from '../../ui/choices.tsx'
import { SearchLine } from '../../ui/search-line.tsx'
import { VendorMark } from '../vendor-strip.tsx'
import type { Vendor } from '../vendor-strip.tsx'
import type { GameView } from './game-view.ts'
import styles from './vendor-choice.module.css'

/** Number of vendors from which there is a search field. */
const MANY = 9

interface VendorChoiceProps {
  draft: GameView
  vendors: readonly Vendor[]
  onChange(draft: GameView): void
}

/** The vendors of a category with their numbers of games; a second tap deselects. */
export function VendorChoice({ draft, vendors, onChange }: VendorChoiceProps) {
  const { t, i18n } = useLingui()
  const [typed, setTyped] = useState('')
  if (vendors.length === 0) return null
  const searchText = searchable(typed)
  const matches = vendors.filter(({ vendorName }) => searchable(vendorName).includes(searchText))
  return (
    <Choices title={t`Providers`}>
      {vendors.length >= MANY && (
        <div className={styles.search}>
          <SearchLine label={t`Search providers`} placeholder={t`Search providers`} onSearch={setTyped} />
        </div>
      )}
      <div className={styles.vendors}>
        {matches.map((vendor) => {
          const isChosen = vendor.vendor === draft.vendor
          return (
            <Choice
              key={vendor.vendor}
              on={isChosen}
              count={formatCount(vendor.games, i18n.locale)}
              onTap={() => onChange({ ...draft, vendor: isChosen ? '' : vendor.vendor })}
            >
              <VendorMark vendor={vendor} />
            </Choice>
          )
        })}
      </div>
      {matches.length === 0 && <output className={styles.none}>{t`No provider called “${typed}”`}</output>}
    </Choices>
  )
}
