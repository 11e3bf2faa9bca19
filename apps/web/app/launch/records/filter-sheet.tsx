import { PlayOutcome } from '@ante/contract/launch/play-records.ts'
import type { PlayRecords } from '@ante/contract/launch/play-records.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ReactNode } from 'react'

import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { countText } from './count-text.ts'
import styles from './filter-sheet.module.css'
import { outcomeWords } from './outcome-words.ts'
import type { RecordView } from './record-view.ts'

interface FilterSheetProps {
  open: boolean
  view: RecordView
  vendors: PlayRecords['vendors']
  onShow(view: RecordView): void
  onClose(): void
}

/** Narrows the record by how rounds went and at whose games. */
export function FilterSheet({ open, onClose, ...chosen }: FilterSheetProps) {
  const { t } = useLingui()
  return (
    <Sheet open={open} title={t`Filter rounds`} onClose={onClose}>
      {/* What was chosen and not submitted is forgotten. */}
      {open && <Filter onClose={onClose} {...chosen} />}
    </Sheet>
  )
}

function Filter({ view, vendors, onShow, onClose }: Omit<FilterSheetProps, 'open'>) {
  const { t, i18n } = useLingui()
  const [wish, setWish] = useState(view)
  const finish = (next: RecordView) => {
    onClose()
    onShow(next)
  }
  return (
    <>
      <Group title={t`How it went`}>
        {(['ALL', ...PlayOutcome.options] as const).map((outcome) => (
          <Choice key={outcome} on={wish.outcome === outcome} onTap={() => setWish({ ...wish, outcome })}>
            {outcome === 'ALL' ? t`All` : i18n._(outcomeWords[outcome])}
          </Choice>
        ))}
      </Group>
      <Group title={t`Game makers`}>
        <Choice on={wish.vendor === ''} onTap={() => setWish({ ...wish, vendor: '' })}>{t`All`}</Choice>
        {vendors.map(({ vendor, name, rounds }) => (
          <Choice key={vendor} on={wish.vendor === vendor} onTap={() => setWish({ ...wish, vendor })}>
            <bdi>{name}</bdi>
            <span className={styles.count}>{countText(rounds, i18n.locale)}</span>
          </Choice>
        ))}
      </Group>
      <div className={styles.actions}>
        <Button look="quiet" onClick={() => finish({ ...view, vendor: '', outcome: 'ALL' })}>{t`Reset`}</Button>
        <Button wide onClick={() => finish(wish)}>{t`Show rounds`}</Button>
      </div>
    </>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.title}>{title}</legend>
      <div className={styles.pills}>{children}</div>
    </fieldset>
  )
}

function Choice({ on, onTap, children }: { on: boolean; onTap(): void; children: ReactNode }) {
  return (
    <button type="button" className={styles.choice} aria-pressed={on} onClick={onTap}>
      {children}
    </button>
  )
}
