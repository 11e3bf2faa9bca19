import type { FairnessProof } from '@ante/contract/launch/fairness.ts'

import type { PlayedRound } from '../../play-contract.ts'
import { element } from '../controls/element.ts'
import { openSheet } from '../controls/sheet.ts'
import type { Speech } from '../words/speech.ts'
import type { StudioWords } from '../words/words.ts'
import { checkHere } from './check-here.ts'
import { copyButton } from './copy-button.ts'
import { seedForm } from './seed-form.ts'
import type { CheckableRound, Seeds } from './seeds.ts'

import type { FairWords } from './words/words.ts'

type Say = Speech<StudioWords & FairWords>

/** What one game says of its rounds. */
export interface FairTelling {
  /** A round in few letters. */
  bead(round: PlayedRound): string
  /** That the seeds give these numbers, as a sentence. */
  numbers(drawn: readonly number[]): string
  /** What the numbers mean in this round, as a sentence. */
  meaning(drawn: readonly number[], round: PlayedRound): string
  /** How numbers come from the seeds, and the round from the numbers. */
  drawing: readonly string[]
}

/** What the next round is promised by, and the last ones checked on the spot. */
export function openFairSheet(speech: Say, telling: FairTelling, seeds: Seeds): void {
  const { words } = speech
  const checked = element('div', { class: 'checked' })
  const choose = (shown: CheckableRound) => checked.replaceChildren(...roundParts(speech, telling, shown))
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
      ...(seeds.rounds.length > 1 ? [roundChips(speech, telling, { seeds, choose })] : []),
      checked,
    ),
    section(words.howItIsDrawn, ...telling.drawing.map(paragraph)),
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
function roundChips({ words }: Say, telling: FairTelling, { seeds, choose }: Choosing): HTMLElement {
  const chips = seeds.rounds.map((known, index) => {
    const input = element('input', { type: 'radio', name: 'checked', class: 'chip-input', checked: index === 0 })
    input.addEventListener('change', () => choose(known))
    return element('label', { class: 'chip' }, input, element('span', {}, telling.bead(known.round)))
  })
  return element('div', { class: 'stakes', role: 'radiogroup', 'aria-label': words.lastResults }, ...chips)
}

function roundParts(speech: Say, telling: FairTelling, shown: CheckableRound): Node[] {
  const { words, number, locale } = speech
  const { round } = shown
  const proof = round.fairness
  const verdict = element('ul', { class: 'verdict' })
  if (proof) void fillVerdict(verdict, { words, telling, shown, proof })
  const facts = proof
    ? [
        fact(words.serverSeed, proof.serverSeed ?? ''),
        fact(words.seedHash, proof.serverSeedHash),
        fact(words.clientSeed, proof.clientSeed),
        fact(words.nonce, number(proof.nonce)),
      ]
    : []
  const address = `/fair/?${new URLSearchParams({ round: round.roundId, language: locale })}`
  return [
    element('div', { role: 'status' }, verdict),
    fact(words.roundId, round.roundId, copyButton(words, round.roundId)),
    ...facts,
    element('a', { class: 'anybody', href: address, target: '_blank', rel: 'noopener' }, words.anybody),
  ]
}

interface Checking {
  words: FairWords
  telling: FairTelling
  shown: CheckableRound
  proof: FairnessProof
}

/** Draws the round again in this page. */
async function fillVerdict(list: HTMLElement, { words, telling, shown, proof }: Checking): Promise<void> {
  const check = await checkHere(proof)
  if (!check) return
  const { promisedHash, round } = shown
  list.replaceChildren(
    ...(promisedHash === null ? [] : [point(promisedHash === proof.serverSeedHash, words.promiseKept)]),
    point(check.seedKept, words.seedKept),
    point(check.numbersKept, telling.numbers(check.numbers)),
    point(check.numbersKept, telling.meaning(check.numbers, round)),
  )
}

function point(kept: boolean, text: string): HTMLElement {
  return element('li', { 'data-kept': String(kept) }, text)
}
