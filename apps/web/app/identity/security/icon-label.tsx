import { Stroke } from '../../ui/icon.tsx'
import { securityPaths } from './security-paths.ts'
import type { SecurityPath } from './security-paths.ts'
import styles from './icon-label.module.css'

/** A button label preceded by an icon. */
export function IconLabel({ path, children }: { path: SecurityPath; children: string }) {
  return (
    <>
      <span className={styles.symbol}>
        <Stroke path={securityPaths[path]} size={20} />
      </span>
      <span>{children}</span>
    </>
  )
}
