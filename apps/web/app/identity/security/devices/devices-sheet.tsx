import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'

import { PageSection } from '../../../ui/page-section.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { openSessions } from '../queries.ts'
import type { GuardSheetProps } from '../security-sheets.tsx'
import sheet from '../sheet-text.module.css'
import styles from '../thing.module.css'
import { DeviceLine } from './device-line.tsx'
import { SignOutOthers } from './sign-out-others.tsx'

/** The member's open sessions, which can be ended individually. */
export function DevicesSheet({ open, openCount, onClose }: GuardSheetProps) {
  const { t } = useLingui()
  return (
    <Sheet open={open} title={t`Devices`} onClose={onClose}>
      <PageSection key={openCount} skeleton={<Skeleton height={240} />}>
        <Devices />
      </PageSection>
    </Sheet>
  )
}

function Devices() {
  const { t } = useLingui()
  const { data } = useSuspenseQuery(openSessions)
  const isAlone = data.sessions.length < 2
  return (
    <>
      <p className={sheet.text}>
        {isAlone
          ? t`You’re logged in on this device only.`
          : t`Don’t recognise a device? Log it out and change your password.`}
      </p>
      <ul className={styles.list}>
        {data.sessions.map((session) => (
          <DeviceLine key={session.id} session={session} />
        ))}
      </ul>
      <SignOutOthers isOpen={!isAlone} />
    </>
  )
}
