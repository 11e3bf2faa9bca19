import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { useHotkeys } from 'react-hotkeys-hook'

import { Button } from './button.tsx'
import { ScrollRegion } from './scroll-region.tsx'
import styles from './side-panel.module.css'

export const PANEL_ID = 'side-panel'

interface SidePanelProps {
  title: ReactNode
  onClose(): void
  /** Action buttons of the row. */
  foot?: ReactNode
  /** Whether the content may have nothing to focus: then the content itself is focusable, so that keys scroll it. */
  isText?: boolean
  children: ReactNode
}

/** Panel of the open row, beside the list. `Escape` closes it and returns the focus to the row. */
export function SidePanel({ title, onClose, foot, isText = false, children }: SidePanelProps) {
  const { t } = useLingui()
  const heading = useId()
  useHotkeys('escape', onClose, { enableOnFormTags: true, ignoreEventWhen: (event) => event.defaultPrevented })
  return (
    <aside id={PANEL_ID} className={styles.panel} aria-labelledby={heading} tabIndex={-1}>
      <header className={styles.head}>
        <h2 id={heading} className={styles.title}>
          {title}
        </h2>
        <Button kind="quiet" size="small" isIcon aria-label={t`Close panel`} onPress={onClose}>
          <X size={15} aria-hidden />
        </Button>
      </header>
      {isText ? (
        <ScrollRegion label={t`Details`} className={styles.body}>
          {children}
        </ScrollRegion>
      ) : (
        <div className={styles.body}>{children}</div>
      )}
      {Boolean(foot) && <footer className={styles.foot}>{foot}</footer>}
    </aside>
  )
}

/** A section of a panel with a heading. */
export const PanelPart = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.part}>
    <h3 className={styles.partTitle}>{title}</h3>
    {children}
  </section>
)

/** List of names and values. */
export const Facts = ({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <dl className={styles.facts}>
    {facts.map(([name, value]) => (
      <div key={name} className={styles.fact}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
