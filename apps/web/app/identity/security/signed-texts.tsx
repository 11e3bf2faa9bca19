import { Stroke } from '../../ui/icon.tsx'
import { securityPaths } from './security-paths.ts'
import type { SecurityPath } from './security-paths.ts'
import styles from './signed-text.module.css'

/** A button label preceded by an icon. */
export function SignedTexts({ path, children }: { path: SecurityPath; children: string }) {
  return (
    <>
      <span className={styles.symbol}>
        <Stroke path={securityPaths[path]} size={20} />
      </span>
      <span>{children}</span>
    </>
  )
}
