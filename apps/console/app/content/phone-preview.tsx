import { languages } from '@ante/contract/merchant/language.ts'
import type { Language } from '@ante/contract/merchant/language.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { ExternalLink } from 'lucide-react'

import styles from './content.module.css'

interface PhonePreviewProps {
  /** Address of the site with the token of the preview; null if there is nothing to show. */
  address: string | null
  language: Language
  /** Whether the form has changes that are not saved, which the preview does not show. */
  isOutdated: boolean
  /** In place of the site, where there is nothing to show. */
  blank: string
}

/** The merchant's site in a phone, as players get it, with the saved draft. */
export function PhonePreview({ address, language, isOutdated, blank }: PhonePreviewProps) {
  const { t } = useLingui()
  const shown = address === null ? null : inLanguage(address, language)
  const { name } = languages[language]
  return (
    <section className={styles.side} aria-label={t`Preview`}>
      <div className={styles.phone}>
        {shown === null ? (
          <p className={styles.blank}>{blank}</p>
        ) : (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- the page has another origin, and runs as in a player's browser
          <iframe key={shown} src={shown} title={t`The site in ${name}`} />
        )}
      </div>
      {shown !== null && (
        <>
          <p className={styles.hint}>{isOutdated ? t`Save to see your changes.` : t`The saved version in ${name}.`}</p>
          <a href={shown} target="_blank" rel="noreferrer">
            <Trans>Open the preview</Trans> <ExternalLink size={12} aria-hidden />
          </a>
        </>
      )}
    </section>
  )
}

function inLanguage(address: string, language: Language): string {
  const url = new URL(address)
  url.searchParams.set('lang', language)
  return url.href
}
