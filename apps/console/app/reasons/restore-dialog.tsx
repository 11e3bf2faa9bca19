import { restoreReason } from '@ante/contract/console/reasons.ts'
import type { EditedReason } from '@ante/contract/console/reasons.ts'
import { languages as speeches } from '@ante/contract/merchant/language.ts'
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
  if (!reason?.usual || part === null) return null
  return <OpenDialog reason={reason} usual={reason.usual} part={part} onClose={onClose} />
}

interface OpenDialogProps {
  reason: EditedReason
  usual: NonNullable<EditedReason['usual']>
  part: RestoredPart
  onClose(): void
}

function OpenDialog({ reason, usual, part, onClose }: OpenDialogProps) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const saved = useReasonSaved()
  const { code, version, label } = reason
  const texts = usual.words.filter(({ language }) => (part === 'all' ? isOwnIn(reason, language) : language === part))
  const restore = async () => {
    await call(restoreReason, { merchant, code, version, ...(part !== 'all' && { language: part }) })
    announce(t`Default restored: ${label}.`)
    onClose()
    await saved()
  }
  const name = part === 'all' ? '' : speeches[part].name
  return (
    <Overlay title={t`Restore the default`} isOpen onClose={onClose}>
      {texts.length > 0 && (
        <ScrollRegion className={styles.defaults} label={t`Text for the player`}>
          <dl>
            {texts.map(({ language, text }) => (
              <div key={language} lang={speeches[language].locale} dir={speeches[language].direction}>
                <dt>{speeches[language].name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </ScrollRegion>
      )}
      <ConfirmForm
        confirmText={
          part === 'all'
            ? t`Replace the meaning by “${usual.label}”, and the merchant's texts in all languages by the default.`
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
  reason?.usual && reason.isOwn ? ['all', ...languages.filter((language) => isOwnIn(reason, language))] : []

/** Whether the text of a reason differs from the default in a language. */
const isOwnIn = ({ usual, words }: EditedReason, language: Language): boolean => {
  const textIn = (all: EditedReason['words']) => all.find((one) => one.language === language)?.text
  const text = usual === null ? undefined : textIn(usual.words)
  return text !== undefined && text !== textIn(words)
}
