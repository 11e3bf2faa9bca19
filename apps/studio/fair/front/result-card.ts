import { elementsOf } from '../../quick-pick/front/scene/elements-of.ts'
import type { NotPlayed } from '../../kit/fairness/fair-view.ts'
import { element } from '../../kit/front/controls/element.ts'
import { recomputeDraw, hashOf } from './recompute-draw.ts'
import type { SeedsOfRound } from './recompute-draw.ts'
import { readingOf } from './readings.ts'
import type { ReadingInput, ReadResult } from './readings.ts'
import type { FairTranslator } from './texts/texts.ts'

const REASON_TEXTS = {
  refused: 'betRefused',
  unanswered: 'walletTimedOut',
  interrupted: 'serverStopped',
  late: 'tooLate',
  voided: 'voided',
} as const

export interface Check {
  seeds: SeedsOfRound
  /** The hash published before the stake; null when unknown. */
  publishedHash: string | null
  /** The numbers used in the round; null when unknown. */
  numbers: readonly number[] | null
  input: ReadingInput
  /** Why the round did not count; null when it counted, or when unknown. */
  notCountedReason: NotPlayed | null
  /**
   * For a shared round: whether its client seed was derived from the published seed contributions (`marks`), and
   * whether this stake contributed.
   */
  mix: { base: string; marks: readonly string[]; matches: boolean; isMine: boolean } | null
  /** For a flight: whether hashing its seed `index` times gives the hash that was published first. */
  chain: { index: number; matches: boolean } | null
}

/** Repeats the draw, and reports for each value whether it matches. */
export async function resultCard(translator: FairTranslator, check: Check): Promise<HTMLElement> {
  const { input: checkInput, seeds } = check
  const recomputed = recomputeDraw(seeds)
  const reading = await readingOf(checkInput.engine)?.(recomputed.drawBelow, checkInput, translator)
  const points = [
    ...hashPoints(translator, check),
    ...mixPoints(translator, check),
    ...numberPoints(translator, check, recomputed.numbers),
    ...playPoints(translator, check, reading),
  ]
  const picture = reading?.picture
    ? [element('div', { class: 'picture', dir: 'ltr' }, elementsOf(reading.picture))]
    : []
  return element(
    'section',
    { class: 'card' },
    element('h2', {}, translator.t('result')),
    ...(check.notCountedReason ? [notCounted(translator, check.notCountedReason)] : []),
    ...picture,
    ...(reading ? [element('p', { class: 'meaning', dir: 'auto' }, reading.meaning)] : []),
    element('ul', { class: 'verdict' }, ...points),
  )
}

function hashPoints(translator: FairTranslator, { seeds, publishedHash }: Check): HTMLElement[] {
  const hash = hashOf(seeds.serverSeed)
  if (publishedHash === null) return [point(true, translator.t('serverSeedHash', { hash }))]
  return [point(hash === publishedHash, translator.t(hash === publishedHash ? 'hashMatches' : 'hashDiffers'))]
}

/**
 * Explains why the round did not count. Its result is shown nevertheless: otherwise rounds could be dropped because of
 * their results.
 */
const notCounted = (translator: FairTranslator, reason: NotPlayed) =>
  element('p', { class: 'not-counted' }, translator.t(REASON_TEXTS[reason]), ' ', translator.t('uncountedResult'))

function mixPoints(translator: FairTranslator, { mix }: Check): HTMLElement[] {
  if (!mix) return []
  const mixText = mix.matches
    ? translator.t('clientSeedMatches', { count: translator.number(mix.marks.length), first: mix.base })
    : translator.t('clientSeedDiffers')
  return [
    point(mix.matches, mixText),
    ...(mix.matches && mix.isMine ? [point(true, translator.t('stakeMarkIncluded'))] : []),
  ]
}

function numberPoints(
  translator: FairTranslator,
  { numbers: playedNumbers }: Check,
  drawnNumbers: readonly number[],
): HTMLElement[] {
  const numbers = drawnNumbers.join(' ')
  if (playedNumbers === null) return [point(true, translator.t('numbers', { numbers }))]
  const isSame = playedNumbers.join() === drawnNumbers.join()
  return [point(isSame, translator.t(isSame ? 'numbersMatch' : 'numbersDiffer', { numbers }))]
}

function playPoints(translator: FairTranslator, { chain }: Check, reading: ReadResult | undefined): HTMLElement[] {
  const played = reading?.matchesRules ?? null
  return [
    ...(played === null ? [] : [point(played, translator.t(played ? 'outcomeMatches' : 'outcomeDiffers'))]),
    ...(chain
      ? [point(chain.matches, translator.t(chain.matches ? 'chainMatches' : 'chainDiffers', { place: chain.index }))]
      : []),
  ]
}

const point = (isValid: boolean, text: string) => element('li', { 'data-kept': String(isValid) }, text)
