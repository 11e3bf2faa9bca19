import type { Promotion } from '@ante/contract/promotions/promotions.ts'
import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'

import { revealInRow } from '../../ui/reveal-in-row.ts'
import { classes } from '../../lib/browser/classes.ts'
import chips from '../../ui/chips.module.css'
import { kindOf, kindTexts, PROMOTION_KINDS } from '../offer/kinds.ts'
import type { PromotionKind } from '../offer/kinds.ts'
import styles from './promotions.module.css'

interface KindChipsProps {
  promotions: readonly Promotion[]
  active: PromotionKind | null
  onChoose(kind: PromotionKind | null): void
}

/** Chips of the promotion categories in use; hidden if there is only one. */
export function KindChips({ promotions, active, onChoose }: KindChipsProps) {
  const { t, i18n } = useLingui()
  const row = useRef<HTMLElement>(null)
  const availableKinds = PROMOTION_KINDS.filter((kind) => promotions.some(({ type }) => kindOf(type) === kind))
  if (availableKinds.length < 2 && active === null) return null
  return (
    <nav ref={row} className={classes(chips.row, styles.kinds)} aria-label={t`Promotion types`}>
      {[null, ...availableKinds].map((kind, index) => (
        <button
          key={kind ?? 'all'}
          type="button"
          className={classes(chips.chip, styles.kind)}
          aria-pressed={kind === active}
          onClick={() => {
            revealInRow(row.current, index)
            onChoose(kind)
          }}
        >
          {kind === null ? t`All` : i18n._(kindTexts[kind])}
        </button>
      ))}
    </nav>
  )
}
