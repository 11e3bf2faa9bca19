import { element } from '../../kit/front/controls/element.ts'
import { openSheet } from '../../kit/front/controls/sheet.ts'
import { copyButton } from '../../kit/front/fair/copy-button.ts'
import { fairPage } from '../../kit/fairness/fair-page.ts'
import type { CrashTranslator } from './texts/texts.ts'

/** Shows the published hash of this flight, and how to verify finished ones. */
export function openProofSheet(
  translator: CrashTranslator,
  { hash, salt, marks }: { hash: string; salt: string; marks: readonly string[] },
  lastRoundId: string | null,
): void {
  const input = { language: translator.locale, ...(lastRoundId && { round: lastRoundId }) }
  const link = { class: 'verify-link', href: fairPage(input), target: '_blank', rel: 'noopener' }
  openSheet(
    translator.t('proofTitle'),
    translator,
    element('p', {}, translator.t('proofIntro')),
    fact(translator, translator.t('publishedHash'), hash),
    fact(translator, translator.t('salt'), salt),
    ...(marks.length > 0 ? [fact(translator, translator.t('stakeMarks'), marks.join(':'))] : []),
    element('p', {}, translator.t('drawExplained')),
    element('p', {}, translator.t('algorithm')),
    element('a', link, translator.t(lastRoundId ? 'verifyLastFlight' : 'publicVerificationLink')),
  )
}

const fact = (translator: CrashTranslator, name: string, value: string) =>
  element(
    'div',
    { class: 'fact' },
    element('span', { class: 'fact-name' }, name),
    element('code', { class: 'fact-value', dir: 'ltr' }, value),
    copyButton(translator.t, value),
  )
