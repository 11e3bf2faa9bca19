import type { ResponsibleGaming } from '@ante/contract/responsible-gaming/responsible-gaming.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { Button } from '../ui/button.tsx'
import { SectionHead } from '../ui/section-head.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { ExclusionForm } from './exclusion-form.tsx'
import styles from './safe-play.module.css'

type Kind = 'timeOut' | 'exclusion'

/** The choices of time-out and self-exclusion. */
export function ExclusionOptions({ responsibleGaming }: { responsibleGaming: ResponsibleGaming }) {
  const { t } = useLingui()
  const [kind, setKind] = useState<Kind>('timeOut')
  const [formKey, setFormKey] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const open = (chosenKind: Kind) => {
    setKind(chosenKind)
    setFormKey(formKey + 1)
    setOpen(true)
  }
  const onStarted = () => {
    setOpen(false)
    // The notice of the exclusion is at the top of the page.
    window.scrollTo(0, 0)
  }
  const lengths = kind === 'timeOut' ? responsibleGaming.timeOuts : responsibleGaming.exclusions
  return (
    <section className={styles.part}>
      <SectionHead title={t`Take a break`} />
      <div className={styles.card}>
        <p className={styles.soft}>
          {t`A time-out ends automatically. Self-exclusion is longer and can’t be ended early.`}
        </p>
        <div className={styles.pair}>
          {responsibleGaming.timeOuts.length > 0 && (
            <Button variant="quiet" onClick={() => open('timeOut')}>{t`Take a time-out`}</Button>
          )}
          {responsibleGaming.exclusions.length > 0 && (
            <Button variant="quiet" onClick={() => open('exclusion')}>{t`Self-exclude`}</Button>
          )}
        </div>
      </div>
      <Sheet
        open={isOpen}
        title={kind === 'timeOut' ? t`Take a time-out` : t`Self-exclude`}
        onClose={() => setOpen(false)}
      >
        <ExclusionForm
          key={formKey}
          lengths={lengths}
          needsPassword={responsibleGaming.needsPassword}
          isExclusion={kind === 'exclusion'}
          onDone={onStarted}
        />
      </Sheet>
    </section>
  )
}
