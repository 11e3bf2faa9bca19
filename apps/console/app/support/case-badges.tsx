import type { SupportCase } from '@ante/contract/console/support-parts.ts'
import { languages } from '@ante/contract/merchant/language.ts'
import { useLingui } from '@lingui/react/macro'

import { Badge } from '../ui/badge.tsx'
import { categoryTexts } from './support-texts.ts'

/** What a case is: a feedback with its category, the language, and whether it needs care. */
export function CaseBadges({ shown }: { shown: SupportCase }) {
  const { t } = useLingui()
  const { category, language, isFlagged, formerAccount } = shown
  const categoryName = category === null ? '' : t(categoryTexts[category])
  return (
    <>
      {isFlagged && <Badge tone="bad">{t`Care`}</Badge>}
      {category !== null && <Badge tone="accent">{t`Feedback: ${categoryName}`}</Badge>}
      {formerAccount !== null && <Badge>{t`Ended trial`}</Badge>}
      {language !== null && (
        <Badge>
          <span lang={languages[language].locale}>{languages[language].name}</span>
        </Badge>
      )}
    </>
  )
}
