import { dayOf } from '@ante/contract/kit/days.ts'
import type { UserAgreement } from '@ante/contract/messaging/user-agreement.ts'
import { useLingui } from '@lingui/react/macro'

import { formatDate } from '../lib/i18n/format-date.ts'
import { useMerchant } from '../merchant/public.ts'
import { Button } from '../ui/button.tsx'
import { RichText } from '../ui/rich-text.tsx'
import { AgreementContents } from './agreement-contents.tsx'
import styles from './agreement.module.css'
import { UntranslatedNote, useTextLanguage } from './merchant-text.tsx'

/** The terms, with their version and date, to be read, saved and printed. */
export function Agreement({ agreement }: { agreement: UserAgreement }) {
  const { language, sections } = agreement
  const speech = useTextLanguage(language)
  return (
    <article className={styles.agreement}>
      <Validity agreement={agreement} />
      <UntranslatedNote language={language} />
      <div {...speech}>
        <AgreementContents titles={sections.map(({ title }) => title)} idOf={sectionId} />
        {sections.map(({ title, body }, index) => (
          <section key={title} id={sectionId(index)} className={styles.section} tabIndex={-1}>
            <h2 className={styles.title}>
              {`${index + 1}. `}
              <bdi>{title}</bdi>
            </h2>
            <RichText text={body} />
          </section>
        ))}
      </div>
    </article>
  )
}

function Validity({ agreement: { version, effectiveAt } }: { agreement: UserAgreement }) {
  const { t, i18n } = useLingui()
  const { zone } = useMerchant()
  const day = formatDate(dayOf(zone, effectiveAt), i18n.locale)
  return (
    <div className={styles.validity}>
      <p suppressHydrationWarning>{t`Version ${version}, effective ${day}`}</p>
      <Button variant="quiet" onClick={() => window.print()}>{t`Print`}</Button>
    </div>
  )
}

const sectionId = (index: number) => `section-${index + 1}`
