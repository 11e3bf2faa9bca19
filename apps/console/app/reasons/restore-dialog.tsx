import { restoreReason } from '@ante/contract/console/reasons.ts'
import type { EditedReason } from '@ante/contract/console/reasons.ts'
import { languages as languageDetails } from '@ante/contract/merchant/language.ts'
import type { Language } from '@ante/contract/merchant/language.ts'
import { useLingui } from '@lingui/react/macro'

import { call } from '../lib/call.ts'
import { useSite } from '../lib/site.ts'
import { ConfirmForm } from '../ui/confirm-form.tsx'
import { Overlay } from '../ui/overlay.tsx'
import { ScrollRegion } from '../ui/scroll-region.tsx'
import { announce } from '../ui/toasts.tsx'
import styles from './reasons.module.css'
import { useReasonSaved } from './use-reason-saved.ts'

/** What is restored: the text in a language, or the label and all texts. */
export type RestoredPart = Language | 'all'

interface RestoreDialogProps {
  /** Undefined while a reason is added. */
  reason: EditedReason | undefined
  part: RestoredPart | null
  onClose(): void
}

/** Confirmation that restores the default of a reason, with the text that players will read. */
export function RestoreDialog({ reason, part, onClose }: RestoreDialogProps) {
  if (!reason?.defaults || part === null) return null
  return <OpenDialog reason={reason} defaults={reason.defaults} part={part} onClose={onClose} />
}

interface OpenDialogProps {
  reason: EditedReason
  defaults: NonNullable<EditedReason['defaults']>
  part: RestoredPart
  onClose(): void
}

function OpenDialog({ reason, defaults, part, onClose }: OpenDialogProps) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const saved = useReasonSaved()
  const { code, version, label } = reason
  const texts = defaults.words.filter(({ language }) =>
    part === 'all' ? isOwnIn(reason, language) : language === part,
  )
  const restore = async () => {
    await call(restoreReason, { merchant, code, version, ...(part !== 'all' && { language: part }) })
    announce(t`Default restored: ${label}.`)
    onClose()
    await saved()
  }
  const name = part === 'all' ? '' : languageDetails[part].name
  return (
    <Overlay title={t`Restore the default`} isOpen onClose={onClose}>
      {texts.length > 0 && (
        <ScrollRegion className={styles.defaults} label={t`Text for the player`}>
          <dl>
            {texts.map(({ language, text }) => (
              <div key={language} lang={languageDetails[language].locale} dir={languageDetails[language].direction}>
                <dt>{languageDetails[language].name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </ScrollRegion>
      )}
      <ConfirmForm
        confirmText={
          part === 'all'
            ? t`Replace the meaning by “${defaults.label}”, and the merchant's texts in all languages by the default.`
            : t`Replace the merchant's text in ${name} by the default.`
        }
        action={t`Restore`}
        hasReason={false}
        onConfirm={restore}
        onCancel={onClose}
      />
    </Overlay>
  )
}

/** Returns what can be restored of a reason: the languages whose text differs from the default, and all of it. */
export const restorableParts = (reason: EditedReason | undefined, languages: readonly Language[]): RestoredPart[] =>
  reason?.defaults && reason.isOwn ? ['all', ...languages.filter((language) => isOwnIn(reason, language))] : []

/** Whether the text of a reason differs from the default in a language. */
const isOwnIn = ({ defaults, words }: EditedReason, language: Language): boolean => {
  const textIn = (all: EditedReason['words']) => all.find((one) => one.language === language)?.text
  const text = defaults === null ? undefined : textIn(defaults.words)
  return text !== undefined && text !== textIn(words)
}
