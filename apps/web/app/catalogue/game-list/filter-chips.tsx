import type { VendorSettings } from '@ante/contract/catalogue/vendors.ts'
import { useLingui } from '@lingui/react/macro'
import { use } from 'react'

import { classes } from '../../lib/browser/classes.ts'
import { formatMoney } from '../../lib/i18n/format-money.ts'
import { useMerchant } from '../../merchant/public.ts'
import chips from '../../ui/chips.module.css'
import { Icon } from '../../ui/icon.tsx'
import { chosenFilters } from './chosen-filters.ts'
import type { ChosenFilter } from './chosen-filters.ts'
import { classTexts } from './class-texts.ts'
import styles from './filter-chips.module.css'
import { TABS, withoutFilters } from './game-view.ts'
import type { GameView } from './game-view.ts'
import { ShowView } from './show-view.ts'
import { tabTexts } from './tab-texts.ts'

interface FilterChipsProps {
  view: GameView
  settings: VendorSettings
}

/** The chosen filters, each removable; nothing without any. */
export function FilterChips({ view, settings }: FilterChipsProps) {
  const { t } = useLingui()
  const show = use(ShowView)
  const chosen = chosenFilters(view, settings)
  if (chosen.length === 0) return null
  return (
    <ul aria-label={t`Chosen filters`} className={classes(chips.row, styles.row)}>
      {chosen.map((filter) => (
        <li key={filter.kind} className={styles.container}>
          <Chip filter={filter} />
        </li>
      ))}
      {chosen.length > 1 && (
        <li className={styles.container}>
          <button type="button" className={styles.clear} onClick={() => show(withoutFilters(view))}>
            {t`Clear filters`}
          </button>
        </li>
      )}
    </ul>
  )
}

function Chip({ filter }: { filter: ChosenFilter }) {
  const { t } = useLingui()
  const show = use(ShowView)
  const filterText = useFilterText(filter)
  return (
    <button
      type="button"
      className={classes(chips.chip, styles.chip)}
      aria-label={t`Remove filter: ${filterText}`}
      onClick={() => show(filter.without)}
    >
      <bdi>{filterText}</bdi>
      <Icon name="close" size={16} />
    </button>
  )
}

function useFilterText({ kind, value }: ChosenFilter): string {
  const { t, i18n } = useLingui()
  const { currency } = useMerchant()
  if (kind === 'vendor') return value
  if (kind === 'classify') return classTexts[value] ? i18n._(classTexts[value]) : value
  if (kind === 'tab') return i18n._(tabTexts[TABS.find((tab) => tab === value) ?? 'all'])
  const amount = formatMoney({ amount: value, currency }, i18n.locale)
  return t`Bet from ${amount}`
}
