import type { SecurityConfig } from '@ante/contract/identity/security-config.ts'
import { useLingui } from '@lingui/react/macro'

import { GuardLine, GuardLink, GuardRow } from './guard-row.tsx'
import type { GuardMark } from './guard-row.tsx'
import styles from './guard-row.module.css'
import type { SecurityPath } from '../security-paths.ts'
import type { SecuritySheet } from '../use-sheets.ts'

interface OwnLinesProps {
  config: SecurityConfig
  onOpen(sheet: SecuritySheet): void
}

/** The member's identity, and contacts for recovery. */
export function OwnLines({ config: { payeeName, mobileNum, email }, onOpen }: OwnLinesProps) {
  const { t } = useLingui()
  const mark = useSetMark()
  return (
    <ul className={styles.list}>
      <GuardRow path="person" title={t`Real name`} mark={mark(payeeName !== null)} onOpen={() => onOpen('payeeName')}>
        {payeeName === null ? t`Required before your first withdrawal` : <bdi>{payeeName}</bdi>}
      </GuardRow>
      <Contact path="phone" title={t`Mobile number`} known={mobileNum.masked} />
      <Contact path="mail" title={t`Email`} known={email} />
    </ul>
  )
}

/** Numbers and addresses are added by support, which verifies their owner. */
function Contact({ path, title, known }: { path: SecurityPath; title: string; known: string | null }) {
  const { t } = useLingui()
  const mark = useSetMark()
  if (known !== null) {
    return (
      <GuardLine path={path} title={title} mark={mark(true)}>
        <bdi dir="ltr">{known}</bdi>
      </GuardLine>
    )
  }
  return (
    <GuardLink to="/m/service" path={path} title={title} mark={mark(false)}>
      {t`Contact customer service to add it`}
    </GuardLink>
  )
}

/** Returns the mark of a value that is either set or missing. */
export function useSetMark(): (isSet: boolean) => GuardMark {
  const { t } = useLingui()
  return (isSet) => (isSet ? { tone: 'good', text: t`Set` } : { tone: 'missing', text: t`Not set` })
}
