import { languages } from '@ante/contract/merchant/language.ts'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

import { classes } from '../lib/browser/classes.ts'
import { Icon } from '../ui/icon.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { chooseLanguage } from './choose-language.ts'
import { Flag } from './flag.tsx'
import { merchantSettings } from './queries.ts'
import styles from './language-sheet.module.css'

/** Number of languages from which the list has several columns. */
const MANY = 8

interface LanguageSheetProps {
  open: boolean
  onClose(): void
}

/** The merchant's languages in the configured order, each in its own name; a selection closes the list. */
export function LanguageSheet({ open, onClose }: LanguageSheetProps) {
  const { t, i18n } = useLingui()
  const { languages: offered } = useSuspenseQuery(merchantSettings).data
  const chosenOne = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (open) chosenOne.current?.scrollIntoView({ block: 'nearest' })
  }, [open])
  return (
    <Sheet open={open} title={t`Language`} onClose={onClose}>
      <ul className={classes(offered.length > MANY && styles.many)}>
        {offered.map((language) => {
          const { name, locale, direction } = languages[language]
          const chosen = locale === i18n.locale
          const choose = () => {
            onClose()
            if (!chosen) void chooseLanguage(language)
          }
          return (
            <li key={language}>
              <button
                type="button"
                ref={chosen ? chosenOne : null}
                className={styles.choice}
                aria-pressed={chosen}
                onClick={choose}
              >
                <span className={styles.flag}>
                  <Flag locale={locale} size={28} />
                  {chosen && (
                    <span className={styles.mark}>
                      <Icon name="check" size={12} />
                    </span>
                  )}
                </span>
                <span className={styles.name}>
                  <bdi lang={locale} dir={direction}>
                    {name}
                  </bdi>
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </Sheet>
  )
}
