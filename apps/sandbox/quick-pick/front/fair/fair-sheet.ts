import { checkFairness } from '@ante/contract/launch/check-fairness.ts'
import type { FairnessProof } from '@ante/contract/launch/fairness.ts'

import { element } from '../../../studio/front/controls/element.ts'
import { openSheet } from '../../../studio/front/controls/sheet.ts'
import type { Speech } from '../../../studio/front/words/speech.ts'
import { choiceOf } from '../../dresses/dress.ts'
import type { Dress } from '../../dresses/dress.ts'
import type { QuickWords } from '../words/words.ts'
import { copyButton } from './copy-button.ts'
import { seedForm } from './seed-form.ts'
import type { CheckableRound, Seeds } from './seeds.ts'

type Say = Speech<QuickWords>

/** What the next round is promised by, and the last ones checked on the spot. */
export function openFairSheet(speech: Say, dress: Dress, seeds: Seeds): void {
  const { words } = speech
  const checked = element('div', { class: 'checked' })
  const choose = (shown: CheckableRound) => checked.replaceChildren(...roundParts(speech, dress, shown))
  const [latest] = seeds.rounds
  if (latest) choose(latest)
  else checked.append(paragraph(words.nothingToCheck))
  openSheet(
    words.fairTitle,
    speech,
    paragraph(words.fairIdea),
    section(words.nextRound, ...promiseParts(speech, seeds)),
    section(
      words.checkRound,
      ...(seeds.rounds.length > 1 ? [roundChips(speech, dress, { seeds, choose })] : []),
      checked,
    ),
    section(words.howItIsDrawn, paragraph(dress.rule[words.inData]), paragraph(words.algorithm(dress.below))),
  )
}

const paragraph = (text: string) => element('p', {}, text)
const section = (title: string, ...content: Node[]) =>
  element('section', { class: 'rules-section' }, element('h3', {}, title), ...content)

/** A name and a value of many letters under it. */
function fact(name: string, value: string, ...more: Node[]): HTMLElement {
  const shown = element('code', { class: 'fact-value', dir: 'ltr' }, value)
  return element('div', { class: 'fact' }, element('span', { class: 'fact-name' }, name), shown, ...more)
}

function promiseParts(speech: Say, seeds: Seeds): Node[] {
  const { words, number } = speech
  const { next } = seeds
  const promise = next ? [fact(words.seedHash, next.serverSeedHash), fact(words.nonce, number(next.nonce))] : []
  return [...promise, seedForm(speech, seeds)]
}

interface Choosing {
  seeds: Seeds
  choose(round: CheckableRound): void
}

/** The last rounds by their results. */
function roundChips({ words }: Say, dress: Dress, { seeds, choose }: Choosing): HTMLElement {
  const chips = seeds.rounds.map((known, index) => {
    const input = element('input', { type: 'radio', name: 'checked', class: 'chip-input', checked: index === 0 })
    input.addEventListener('change', () => choose(known))
    const drawn = drawnIn(known) ?? 0
    return element('label', { class: 'chip' }, input, element('span', {}, dress.result(drawn)[words.inData]))
  })
  return element('div', { class: 'stakes', role: 'radiogroup', 'aria-label': words.lastResults }, ...chips)
}

const drawnIn = ({ round }: CheckableRound): number | undefined => round.fairness?.draws[0]?.number

function roundParts(speech: Say, dress: Dress, shown: CheckableRound): Node[] {
  const { words, number } = speech
  const { round } = shown
  const proof = round.fairness
  const verdict = element('ul', { class: 'verdict' })
  if (proof) void fillVerdict(verdict, { speech, dress, shown, proof })
  const facts = proof
    ? [
        fact(words.serverSeed, proof.serverSeed ?? ''),
        fact(words.seedHash, proof.serverSeedHash),
        fact(words.clientSeed, proof.clientSeed),
        fact(words.nonce, number(proof.nonce)),
      ]
    : []
  return [
    element('div', { role: 'status' }, verdict),
    fact(words.roundId, round.roundId, copyButton(words, round.roundId)),
    ...facts,
  ]
}

interface Checking {
  speech: Say
  dress: Dress
  shown: CheckableRound
  proof: FairnessProof
}

/** Draws the round again in this page; an address without encryption has no means to. */
async function fillVerdict(list: HTMLElement, { speech, dress, shown, proof }: Checking): Promise<void> {
  const { words, number } = speech
  const check = window.isSecureContext ? await checkFairness(proof, crypto.subtle) : null
  if (!check) return list.replaceChildren(point(false, words.cannotCheck))
  const drawn = check.numbers[0] ?? 0
  const { promisedHash, round } = shown
  const picked = choiceOf(dress, String(round.choice))?.name[words.inData] ?? ''
  list.replaceChildren(
    ...(promisedHash === null ? [] : [point(promisedHash === proof.serverSeedHash, words.promiseKept)]),
    point(check.seedKept, words.seedKept),
    point(check.numbersKept, words.numbersKept(number(drawn), number(dress.below))),
    point(check.numbersKept, words.meaning({ result: dress.result(drawn)[words.inData], picked })),
  )
}

function point(kept: boolean, text: string): HTMLElement {
  return element('li', { 'data-kept': String(kept) }, text)
}
