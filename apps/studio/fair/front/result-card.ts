import { elementsOf } from '../../quick-pick/front/scene/elements-of.ts'
import type { NotPlayed } from '../../kit/fairness/fair-view.ts'
import { element } from '../../kit/front/controls/element.ts'
import { drawnAgain, hashOf } from './drawn-again.ts'
import type { SeedsOfRound } from './drawn-again.ts'
import { readingOf } from './readings.ts'
import type { ReadingInput, Reading } from './readings.ts'
import type { FairTranslator } from './words/words.ts'

const WHY = {
  refused: 'whyRefused',
  unanswered: 'whyUnanswered',
  interrupted: 'whyInterrupted',
  late: 'tooLate',
  voided: 'voided',
} as const

export interface Check {
  seeds: SeedsOfRound
  /** The hash published before the stake; null when unknown. */
  promised: string | null
  /** The numbers used in the round; null when unknown. */
  numbers: readonly number[] | null
  asked: ReadingInput
  /** Why the round did not count; null when it did, or when unknown. */
  notCountedReason: NotPlayed | null
  /**
   * For a shared round: whether its client seed was derived from the published marks, and whether this stake
   * contributed.
   */
  mix: { base: string; marks: readonly string[]; kept: boolean; isMine: boolean } | null
  /** For a flight: whether its seed leads to the hash published first. */
  chain: { place: number; kept: boolean } | null
}

/** Repeats the draw and reports for each part whether it matches. */
export async function resultCard(translate: FairTranslator, check: Check): Promise<HTMLElement> {
  const { asked: requested, seeds } = check
  const again = drawnAgain(seeds)
  const reading = await readingOf(requested.engine)?.(again.drawBelow, requested, translate)
  const points = [
    ...hashPoints(translate, check),
    ...mixPoints(translate, check),
    ...numberPoints(translate, check, again.numbers),
    ...playPoints(translate, check, reading),
  ]
  const picture = reading?.picture
    ? [element('div', { class: 'picture', dir: 'ltr' }, elementsOf(reading.picture))]
    : []
  return element(
    'section',
    { class: 'card' },
    element('h2', {}, translate.say('result')),
    ...(check.notCountedReason ? [notCounted(translate, check.notCountedReason)] : []),
    ...picture,
    ...(reading ? [element('p', { class: 'meaning', dir: 'auto' }, reading.meaning)] : []),
    element('ul', { class: 'verdict' }, ...points),
  )
}

function hashPoints(translate: FairTranslator, { seeds, promised }: Check): HTMLElement[] {
  const hash = hashOf(seeds.serverSeed)
  if (promised === null) return [point(true, translate.say('hashIs', { hash }))]
  return [point(hash === promised, translate.say(hash === promised ? 'hashKept' : 'hashOther'))]
}

/**
 * The round did not count; the result is shown nevertheless, as otherwise rounds could be dropped because of their
 * results.
 */
const notCounted = (translate: FairTranslator, why: NotPlayed) =>
  element('p', { class: 'not-counted' }, translate.say(WHY[why]), ' ', translate.say('wouldHave'))

function mixPoints(translate: FairTranslator, { mix }: Check): HTMLElement[] {
  if (!mix) return []
  const made = mix.kept
    ? translate.say('mixKept', { count: translate.number(mix.marks.length), first: mix.base })
    : translate.say('mixOther')
  return [point(mix.kept, made), ...(mix.kept && mix.isMine ? [point(true, translate.say('mixMine'))] : [])]
}

function numberPoints(
  translate: FairTranslator,
  { numbers: reported }: Check,
  drawn: readonly number[],
): HTMLElement[] {
  const numbers = drawn.join(' ')
  if (reported === null) return [point(true, translate.say('numbers', { numbers }))]
  const isSame = reported.join() === drawn.join()
  return [point(isSame, translate.say(isSame ? 'numbersKept' : 'numbersOther', { numbers }))]
}

function playPoints(translate: FairTranslator, { chain }: Check, reading: Reading | undefined): HTMLElement[] {
  const played = reading?.isPlayedSo ?? null
  return [
    ...(played === null ? [] : [point(played, translate.say(played ? 'outcomeKept' : 'outcomeOther'))]),
    ...(chain
      ? [point(chain.kept, translate.say(chain.kept ? 'chainKept' : 'chainOther', { place: chain.place }))]
      : []),
  ]
}

const point = (isKept: boolean, text: string) => element('li', { 'data-kept': String(isKept) }, text)
