import { element } from '../../studio/front/controls/element.ts'
import { openSheet } from '../../studio/front/controls/sheet.ts'
import { copyButton } from '../../studio/front/fair/copy-button.ts'
import { fairPage } from '../../studio/fairness/fair-page.ts'
import type { CrashTalk } from './words/words.ts'

/** What this flight is promised by, and the way to check those that are over. */
export function openProofSheet(
  talk: CrashTalk,
  { hash, salt, marks }: { hash: string; salt: string; marks: readonly string[] },
  lastRoundId: string | null,
): void {
  const asked = { language: talk.locale, ...(lastRoundId && { round: lastRoundId }) }
  const link = { class: 'anybody', href: fairPage(asked), target: '_blank', rel: 'noopener' }
  openSheet(
    talk.say('proofTitle'),
    talk,
    element('p', {}, talk.say('proofIdea')),
    fact(talk, talk.say('promisedHash'), hash),
    fact(talk, talk.say('salt'), salt),
    ...(marks.length > 0 ? [fact(talk, talk.say('marks'), marks.join(':'))] : []),
    element('p', {}, talk.say('howDraw')),
    element('p', {}, talk.say('algorithm')),
    element('a', link, talk.say(lastRoundId ? 'checkMine' : 'anybody')),
  )
}

const fact = (talk: CrashTalk, name: string, value: string) =>
  element(
    'div',
    { class: 'fact' },
    element('span', { class: 'fact-name' }, name),
    element('code', { class: 'fact-value', dir: 'ltr' }, value),
    copyButton(talk.say, value),
  )
