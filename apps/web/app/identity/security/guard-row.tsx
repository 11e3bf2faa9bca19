import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { Link } from '../../lib/pages/router.tsx'
import { Icon, Stroke } from '../../ui/icon.tsx'
import styles from './guard-row.module.css'
import { securityPaths } from './security-paths.ts'
import type { SecurityPath } from './security-paths.ts'

interface FaceProps {
  path: SecurityPath
  title: string
  /** Whether it guards; nothing is said of what is neither on nor off. */
  isOn?: boolean
  children: ReactNode
}

/** One guard with its state; a tap opens what can be done about it. */
export function GuardRow({ onOpen, ...face }: FaceProps & { onOpen(): void }) {
  return (
    <li>
      <button type="button" className={styles.row} aria-haspopup="dialog" onClick={onOpen}>
        <Face {...face} />
      </button>
    </li>
  )
}

/** A guard that has a page of its own. */
export function GuardLink({ to, ...face }: FaceProps & { to: string }) {
  return (
    <li>
      <Link to={to} className={styles.row}>
        <Face {...face} />
      </Link>
    </li>
  )
}

function Face({ path, title, isOn, children }: FaceProps) {
  const { t } = useLingui()
  return (
    <>
      <span className={styles.sign} data-on={isOn}>
        <Stroke path={securityPaths[path]} size={22} />
      </span>
      <span className={styles.what}>
        <span className={styles.name}>{title}</span>
        <span className={styles.state}>{children}</span>
      </span>
      {isOn === false && <span className={styles.off}>{t`Off`}</span>}
      {isOn && (
        <span className={styles.on}>
          <Icon name="check" size={16} />
          {t`On`}
        </span>
      )}
      <Icon name="chevron" size={20} turns />
    </>
  )
}
