import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { Later } from '../ui/later.tsx'
import { useModalTurn } from '../ui/modal-turns.ts'
import { Flag } from './flag.tsx'
import styles from './language-button.module.css'

export const loadLanguageSheet = async () => (await import('./language-sheet.tsx')).LanguageSheet

/** A flag that opens the list of the merchant's languages. */
export function LanguageButton() {
  const { t, i18n } = useLingui()
  const [open, setOpen] = useState(false)
  useModalTurn(open)
  const close = () => setOpen(false)
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-label={t`Choose language`}
        onClick={() => setOpen(true)}
      >
        <Flag locale={i18n.locale} size={24} />
      </button>
      <Later isRequested={open} load={loadLanguageSheet} props={{ open, onClose: close }} onFailure={close} />
    </>
  )
}
