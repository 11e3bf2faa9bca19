import { Trans, useLingui } from '@lingui/react/macro'
import { Eye } from 'lucide-react'

import { useStore } from '../lib/store.ts'
import { useViewAsRole } from '../lib/view-as-role.ts'
import { viewedRole } from '../lib/viewed-role.ts'
import { Button } from '../ui/button.tsx'
import styles from './shell.module.css'

/** Bar above the console while it is viewed as a role, with the way back. */
export function ViewedRoleBar() {
  const { t } = useLingui()
  const viewed = useStore(viewedRole)
  const { end } = useViewAsRole()
  if (viewed === null) return null
  const { name } = viewed
  return (
    <section className={styles.viewed} aria-label={t`View as a role`}>
      <Eye size={15} aria-hidden />
      <p>
        <Trans>
          You see the console as the role <strong>{name}</strong>. Nothing can be changed.
        </Trans>
      </p>
      <Button size="small" onPress={() => void end(viewed)}>
        <Trans>Back to your own roles</Trans>
      </Button>
    </section>
  )
}
