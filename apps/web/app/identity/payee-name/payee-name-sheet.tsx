import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'

import { ButtonLink } from '../../ui/button.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { securityConfig } from '../security/queries.ts'
import type { GuardSheetProps } from '../security/security-sheets.tsx'
import sheet from '../security/sheet-text.module.css'
import { PayeeNameForm } from './payee-name-form.tsx'

/** The member's real name: set once, displayed afterwards. */
export function PayeeNameSheet({ open, openCount, onClose }: GuardSheetProps) {
  const { t } = useLingui()
  return (
    <Sheet open={open} title={t`Real name`} onClose={onClose}>
      <PageSection key={openCount} skeleton={<Skeleton height={240} />}>
        <PayeeName onClose={onClose} />
      </PageSection>
    </Sheet>
  )
}

function PayeeName({ onClose }: { onClose(): void }) {
  const { t } = useLingui()
  const { payeeName } = useSuspenseQuery(securityConfig).data
  if (payeeName === null) return <PayeeNameForm onDone={onClose} />
  return (
    <>
      <p className={sheet.strong}>
        <bdi>{payeeName}</bdi>
      </p>
      <p className={sheet.text}>
        {t`Your bank cards must be in this name. To protect your money, it can’t be changed here.`}
      </p>
      <ButtonLink wide variant="quiet" to="/m/service">{t`Wrong name? Contact customer service`}</ButtonLink>
    </>
  )
}
