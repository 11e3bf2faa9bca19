import { publishAnnouncement, saveAnnouncement } from '@ante/contract/console/announcements.ts'
import { languages } from '@ante/contract/merchant/language.ts'
import { useLingui } from '@lingui/react/macro'

import { CallRefused } from '../lib/call-errors.ts'
import { problemText } from './content-problem-text.ts'
import { useFailureText } from '../ui/failure-text.ts'

const Invalid = saveAnnouncement.refusals['content.invalid']
const Incomplete = publishAnnouncement.refusals['content.incomplete']

/** Returns a formatter for refusals of the editor: which fields contradict each other, which languages are missing. */
export function useContentFailure(): (error: unknown) => string {
  const { t } = useLingui()
  const failureText = useFailureText()
  return (error) => {
    if (!(error instanceof CallRefused)) return failureText(error)
    if (error.code === 'request.invalid') return t`A value isn't valid. Check the picture, the link and the texts.`
    const invalid = error.code === 'content.invalid' ? Invalid.safeParse(error.details).data : undefined
    if (invalid) return t(problemText[invalid.problem])
    const incomplete = error.code === 'content.incomplete' ? Incomplete.safeParse(error.details).data : undefined
    if (!incomplete) return failureText(error)
    const names = incomplete.missing.map((language) => languages[language].name).join(', ')
    return t`Texts are missing: ${names}.`
  }
}
