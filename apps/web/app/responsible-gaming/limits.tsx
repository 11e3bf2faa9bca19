import type { ResponsibleGaming } from '@ante/contract/responsible-gaming/responsible-gaming.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { Button } from '../ui/button.tsx'
import { SectionHead } from '../ui/section-head.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { LimitForm } from './limit-form.tsx'
import { LimitLine } from './limit-line.tsx'
import styles from './safe-play.module.css'

/** The member's limits, with a button to set another one. */
export function Limits({ responsibleGaming }: { responsibleGaming: ResponsibleGaming }) {
  const { t } = useLingui()
  const [setting, setSetting] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const open = () => {
    setSetting(setting + 1)
    setOpen(true)
  }
  return (
    <section className={styles.part}>
      <SectionHead title={t`Your limits`} />
      <div className={styles.card}>
        {responsibleGaming.limits.length === 0 && (
          <p
            className={styles.soft}
          >{t`You haven’t set any limits. Limits help you control your deposits, losses and playing time.`}</p>
        )}
        {responsibleGaming.limits.map((limit) => (
          <LimitLine key={limit.kind + limit.period} limit={limit} currency={responsibleGaming.currency} />
        ))}
        <Button wide variant="quiet" onClick={open}>{t`Set limit`}</Button>
      </div>
      <Sheet open={isOpen} title={t`Set limit`} onClose={() => setOpen(false)}>
        <LimitForm key={setting} responsibleGaming={responsibleGaming} onDone={() => setOpen(false)} />
      </Sheet>
    </section>
  )
}
