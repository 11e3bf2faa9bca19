import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { Link } from '../../../lib/pages/router.tsx'
import { Icon, Stroke } from '../../../ui/icon.tsx'
import { RowIcon } from '../../../ui/row-icon.tsx'
import styles from './guard-row.module.css'
import { securityPaths } from '../security-paths.ts'
import type { SecurityPath } from '../security-paths.ts'

/** State of a security factor: active, missing, or temporarily blocked. */
export interface GuardMark {
  tone: 'good' | 'missing' | 'held'
  text: string
}

interface GuardRowProps {
  path: SecurityPath
  title: string
  /** Whether the factor is active; undefined for a row without the labels on and off. */
  isOn?: boolean
  /** Replaces the labels on and off. */
  mark?: GuardMark
  children: ReactNode
}

/** One security factor with its state; a tap opens its actions. */
export function GuardRow({ onOpen, ...content }: GuardRowProps & { onOpen(): void }) {
  return (
    <li>
      <button type="button" className={styles.row} aria-haspopup="dialog" onClick={onOpen}>
        <GuardRowContent {...content} />
        <Icon name="chevron" size={20} turns />
      </button>
    </li>
  )
}

/** A security factor with a separate page. */
export function GuardLink({ to, ...content }: GuardRowProps & { to: string }) {
  return (
    <li>
      <Link to={to} className={styles.row}>
        <GuardRowContent {...content} />
        <Icon name="chevron" size={20} turns />
      </Link>
    </li>
  )
}

/** A security factor without actions. */
export function GuardLine(content: GuardRowProps) {
  return (
    <li className={styles.row}>
      <GuardRowContent {...content} />
    </li>
  )
}

function GuardRowContent({ path, title, isOn, mark, children }: GuardRowProps) {
  const onOrOff = useOnOrOff(isOn)
  const shownMark = mark ?? onOrOff
  return (
    <>
      <RowIcon>
        <Stroke path={securityPaths[path]} size={22} />
      </RowIcon>
      <span className={styles.subject}>
        <span className={styles.name}>{title}</span>
        <span className={styles.state}>{children}</span>
      </span>
      {shownMark && (
        <span className={styles.mark} data-tone={shownMark.tone}>
          {shownMark.tone === 'good' && <Icon name="check" size={16} />}
          {shownMark.text}
        </span>
      )}
    </>
  )
}

function useOnOrOff(isOn: boolean | undefined): GuardMark | null {
  const { t } = useLingui()
  if (isOn === undefined) return null
  return isOn ? { tone: 'good', text: t`On` } : { tone: 'missing', text: t`Off` }
}
