import type { AffiliateUrl } from '@ante/contract/agents/links.ts'
import { useLingui } from '@lingui/react/macro'

import { Id } from '../../ui/id.tsx'
import { Moment } from '../../ui/times.tsx'
import { useMerchant } from '../../merchant/public.ts'
import { ContentBoundary } from '../../ui/content-boundary.tsx'
import facts from '../../ui/records/facts.module.css'
import { Sheet } from '../../ui/sheet.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { DeleteLink } from './delete-link.tsx'
import { newcomerTexts, stateTexts } from './link-texts.ts'
import styles from './links.module.css'
import { RatesSummary } from './rates-summary.tsx'
import { Registered } from './registered.tsx'
import { ShareLink } from './share-link.tsx'

interface LinkSheetProps {
  open: boolean
  link: AffiliateUrl
  zone: string
  onClose(): void
}

/** All details of a link: sharing, granted rates, and registrations. */
export function LinkSheet({ open, link, zone, onClose }: LinkSheetProps) {
  const { t, i18n } = useLingui()
  const { domainRoute } = useMerchant()
  const { code, type, status, startDate, memo } = link
  return (
    <Sheet open={open} title={i18n._(newcomerTexts[type])} onClose={onClose}>
      {status === 1 ? (
        <ShareLink code={code} promotionDomains={domainRoute} />
      ) : (
        <p className={styles.overlay}>
          {status === 0
            ? t`You deleted this link. It can no longer be used to register.`
            : t`This link has expired. It can no longer be used to register.`}
        </p>
      )}
      <dl className={facts.facts}>
        <div>
          <dt>{t`Status`}</dt>
          <dd>{i18n._(stateTexts(link, { locale: i18n.locale, zone }))}</dd>
        </div>
        {status !== 1 && (
          <div>
            <dt>{t`Code`}</dt>
            <dd className={styles.code}>
              <Id>{code}</Id>
            </dd>
          </div>
        )}
        <div>
          <dt>{t`Created`}</dt>
          <dd>
            <Moment at={startDate} zone={zone} />
          </dd>
        </div>
        {memo !== '' && (
          <div>
            <dt>{t`Note`}</dt>
            <dd>
              <bdi>{memo}</bdi>
            </dd>
          </div>
        )}
      </dl>
      <RatesSummary link={link} />
      <h3 className={styles.heading}>{t`Registered with this link`}</h3>
      <ContentBoundary key={code} skeleton={<Skeleton height={120} />}>
        <Registered code={code} />
      </ContentBoundary>
      {status === 1 && <DeleteLink key={`delete ${code}`} code={code} onDone={onClose} />}
    </Sheet>
  )
}
