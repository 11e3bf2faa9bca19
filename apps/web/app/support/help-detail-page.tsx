import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'

import type { PageLoader } from '../lib/pages/page-module.ts'
import { settle } from '../lib/calls/query-client.ts'
import { Link, useSearch } from '../lib/pages/router.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { PageSection } from '../ui/page-section.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { AskUs } from './ask-us.tsx'
import { MerchantText, MerchantTextLine } from './merchant-text.tsx'
import styles from './help-detail-page.module.css'
import { helpDetailAddress, indexOf } from './help-index.ts'
import { NoHelp } from './no-help.tsx'
import { helpItems } from './queries.ts'

export const loader: PageLoader = ({ queries }) => settle([queries.query(helpItems)])

/** Page of one answer, for shared links. */
export default function HelpDetailPage() {
  return (
    <div className={styles.page}>
      <PageSection skeleton={<Skeleton height={320} />}>
        <OneAnswer />
      </PageSection>
      <AskUs />
    </div>
  )
}

function OneAnswer() {
  const { t } = useLingui()
  const { data: items } = useSuspenseQuery(helpItems)
  const index = indexOf(useSearch().get('i'), items.length)
  const item = items[index]
  const next = items[index + 1]
  if (!item) return <NoHelp />
  return (
    <>
      <article className={styles.answer}>
        <h2 className={styles.title}>
          <MerchantTextLine language={item.language}>{item.title}</MerchantTextLine>
        </h2>
        <MerchantText language={item.language} text={item.body} />
      </article>
      {next && (
        <Link to={helpDetailAddress(index + 1)} replace className={styles.next}>
          <span>
            <span className={styles.label}>{t`Next`}</span>
            <MerchantTextLine language={next.language}>{next.title}</MerchantTextLine>
          </span>
          <Icon name="chevron" size={20} turns />
        </Link>
      )}
      <ButtonLink wide variant="quiet" to="/m/help">{t`All answers`}</ButtonLink>
    </>
  )
}
