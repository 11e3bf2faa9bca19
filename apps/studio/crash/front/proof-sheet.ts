import { element } from '../../kit/front/controls/element.ts'
import { openSheet } from '../../kit/front/controls/sheet.ts'
import { copyButton } from '../../kit/front/fair/copy-button.ts'
import { fairPage } from '../../kit/fairness/fair-page.ts'
import type { CrashTranslator } from './words/words.ts'

/** Shows the published hash of this flight, and how to verify finished ones. */
export function openProofSheet(
  translate: CrashTranslator,
  { hash, salt, marks }: { hash: string; salt: string; marks: readonly string[] },
  lastRoundId: string | null,
): void {
  const requested = { language: translate.locale, ...(lastRoundId && { round: lastRoundId }) }
  const link = { class: 'anybody', href: fairPage(requested), target: '_blank', rel: 'noopener' }
  openSheet(
    translate.say('proofTitle'),
    translate,
    element('p', {}, translate.say('proofIdea')),
    fact(translate, translate.say('promisedHash'), hash),
    fact(translate, translate.say('salt'), salt),
    ...(marks.length > 0 ? [fact(translate, translate.say('marks'), marks.join(':'))] : []),
    element('p', {}, translate.say('howDraw')),
    element('p', {}, translate.say('algorithm')),
    element('a', link, translate.say(lastRoundId ? 'checkMine' : 'anybody')),
  )
}

const fact = (translate: CrashTranslator, name: string, value: string) =>
  element(
    'div',
    { class: 'fact' },
    element('span', { class: 'fact-name' }, name),
    element('code', { class: 'fact-value', dir: 'ltr' }, value),
    copyButton(translate.say, value),
  )
