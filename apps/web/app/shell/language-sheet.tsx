import { languages } from '@ante/contract/merchant/language.ts'
import { useLingui } from '@lingui/react/macro'

import { chooseLanguage } from '../merchant/choose-language.ts'
import { Flag } from '../merchant/flag.tsx'
import { useMerchant } from '../merchant/public.ts'
import { Icon } from '../ui/icon.tsx'
import { Sheet } from '../ui/sheet.tsx'
import styles from './language-sheet.module.css'

interface LanguageSheetProps {
  open: boolean
  onClose(): void
}

/** The merchant's languages, each in its own words; choosing one closes the list. */
export function LanguageSheet({ open, onClose }: LanguageSheetProps) {
  const { t, i18n } = useLingui()
  const { languages: offered } = useMerchant()
  return (
    <Sheet open={open} title={t`Language`} onClose={onClose}>
      <ul>
        {offered.map((language) => {
          const { name, locale } = languages[language]
          const chosen = locale === i18n.locale
          const choose = () => {
            onClose()
            if (!chosen) chooseLanguage(language)
          }
          return (
            <li key={language}>
              <button type="button" className={styles.choice} aria-pressed={chosen} lang={locale} onClick={choose}>
                <Flag locale={locale} size={32} />
                <span className={styles.name}>{name}</span>
                {chosen && <Icon name="check" />}
              </button>
            </li>
          )
        })}
      </ul>
    </Sheet>
  )
}
