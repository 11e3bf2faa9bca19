import type { FairnessProof } from '@ante/contract/launch/fairness.ts'

import { fairPage } from '../../fairness/fair-page.ts'
import type { PlayedRound } from '../../play-contract.ts'
import { element } from '../controls/element.ts'
import { openSheet } from '../controls/sheet.ts'
import { checkInBrowser } from './check-in-browser.ts'
import { copyButton } from './copy-button.ts'
import { seedForm } from './seed-form.ts'
import type { CheckableRound, Seeds } from './seeds.ts'

import type { FairSheetTranslator } from './fair-sheet-translator.ts'

/** Returns a game's texts for the verification of its rounds. */
export interface FairDescriber {
  /** A short label of a round. */
  bead(round: PlayedRound): string
  /** A sentence with the numbers derived from the seeds. */
  numbers(drawnNumbers: readonly number[]): string
  /** A sentence with the meaning of the numbers in this round. */
  meaning(drawnNumbers: readonly number[], round: PlayedRound): string
  /** How numbers are derived from the seeds, and the round from the numbers. */
  drawing: readonly string[]
}

/** Shows the commitment of the next round, and verifies the last ones. */
export function openFairSheet(translator: FairSheetTranslator, describer: FairDescriber, seeds: Seeds): void {
  const { t } = translator
  const checked = element('div', { class: 'checked' })
  const choose = (chosenRound: CheckableRound) =>
    checked.replaceChildren(...roundParts(translator, describer, chosenRound))
  const [latest] = seeds.rounds
  if (latest) choose(latest)
  else checked.append(paragraph(t('noRoundsToVerify')))
  openSheet(
    t('fairTitle'),
    translator,
    paragraph(t('fairnessIntro')),
    section(t('nextRound'), ...promiseParts(translator, seeds)),
    section(
      t('roundsPlayed'),
      ...(seeds.rounds.length > 1 ? [roundChips(translator, describer, { seeds, choose })] : []),
      checked,
    ),
    section(t('howResultsAreDrawn'), ...describer.drawing.map(paragraph)),
  )
}

const paragraph = (text: string) => element('p', {}, text)
const section = (title: string, ...content: Node[]) =>
  element('section', { class: 'rules-section' }, element('h3', {}, title), ...content)

/** A name with a long value below it. */
function fact(name: string, value: string, ...children: Node[]): HTMLElement {
  const valueElement = element('code', { class: 'fact-value', dir: 'ltr' }, value)
  return element('div', { class: 'fact' }, element('span', { class: 'fact-name' }, name), valueElement, ...children)
}

function promiseParts(translator: FairSheetTranslator, seeds: Seeds): Node[] {
  const { t, number } = translator
  const { next } = seeds
  const nextRoundFacts = next ? [fact(t('seedHash'), next.serverSeedHash), fact(t('nonce'), number(next.nonce))] : []
  return [...nextRoundFacts, seedForm(translator, seeds)]
}

interface Choosing {
  seeds: Seeds
  choose(round: CheckableRound): void
}

/** Chips of the last rounds, labelled with their results. */
function roundChips({ t }: FairSheetTranslator, describer: FairDescriber, { seeds, choose }: Choosing): HTMLElement {
  const chips = seeds.rounds.map((round, index) => {
    const input = element('input', { type: 'radio', name: 'checked', class: 'chip-input', checked: index === 0 })
    input.addEventListener('change', () => choose(round))
    return element('label', { class: 'chip' }, input, element('span', {}, describer.bead(round.round)))
  })
  return element('div', { class: 'stakes', role: 'radiogroup', 'aria-label': t('lastResults') }, ...chips)
}

function roundParts(translator: FairSheetTranslator, describer: FairDescriber, shown: CheckableRound): Node[] {
  const { t, number, locale } = translator
  const { round } = shown
  const proof = round.fairness
  const verdict = element('ul', { class: 'verdict' })
  if (proof) void fillVerdict(verdict, { t, describer, shown, proof })
  const facts = proof
    ? [
        fact(t('serverSeed'), proof.serverSeed ?? ''),
        fact(t('seedHash'), proof.serverSeedHash),
        fact(t('clientSeed'), proof.clientSeed),
        fact(t('nonce'), number(proof.nonce)),
      ]
    : []
  const address = fairPage({ round: round.roundId, language: locale })
  return [
    element('div', { role: 'status' }, verdict),
    fact(t('roundId'), round.roundId, copyButton(t, round.roundId)),
    ...facts,
    element(
      'a',
      { class: 'verify-link', href: address, target: '_blank', rel: 'noopener' },
      t('publicVerificationLink'),
    ),
  ]
}

interface Checking {
  t: FairSheetTranslator['t']
  describer: FairDescriber
  shown: CheckableRound
  proof: FairnessProof
}

/** Repeats the draw of the round in this page. */
async function fillVerdict(list: HTMLElement, { t, describer, shown, proof }: Checking): Promise<void> {
  const check = await checkInBrowser(proof)
  if (!check) return
  const { committedHash, round } = shown
  list.replaceChildren(
    ...(committedHash === null ? [] : [point(committedHash === proof.serverSeedHash, t('committedBeforeBet'))]),
    point(check.seedMatches, t('seedMatchesHash')),
    point(check.numbersMatch, describer.numbers(check.numbers)),
    point(check.numbersMatch, describer.meaning(check.numbers, round)),
  )
}

function point(isValid: boolean, text: string): HTMLElement {
  return element('li', { 'data-kept': String(isValid) }, text)
}
