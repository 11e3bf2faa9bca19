import { Plural, useLingui } from '@lingui/react/macro'

import { Money } from '../../../ui/money.tsx'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { unitsText } from '../pay/units.ts'
import type { BilledRow } from '../slip/bill.ts'
import { usePlayTexts } from '../texts/use-play-texts.ts'
import styles from './cart.module.css'
import { rowContent } from './row-content.ts'

interface CartLineProps {
  billed: BilledRow
  currency: string
  onEdit?: () => void
  onDrop?: () => void
}

/** One cart row: the play, its picks, and its price. */
export function CartLine({ billed: { row, play, counted }, currency, onEdit, onDrop }: CartLineProps) {
  const { t } = useLingui()
  const texts = usePlayTexts()
  const name = texts.whole(play)
  return (
    <li className={styles.line}>
      <div className={styles.subject}>
        <p className={styles.play}>{name}</p>
        <p className={styles.content} dir="ltr">
          {rowContent(play, row.selection, texts.ball)}
        </p>
        <p className={styles.terms}>
          <Plural value={Number(counted.stakes)} one="# stake" other="# stakes" />
          {row.amount === null && ` · ${Number(row.unit)} × ${row.multiple}`}
          {' · '}
          <b>
            <Money exact amount={unitsText(counted.cost)} currency={currency} />
          </b>
        </p>
      </div>
      {onEdit && <Button variant="quiet" aria-label={`${t`Edit`}: ${name}`} onClick={onEdit}>{t`Edit`}</Button>}
      {onDrop && <IconButton icon="close" size={20} label={`${t`Remove`}: ${name}`} onClick={onDrop} />}
    </li>
  )
}
