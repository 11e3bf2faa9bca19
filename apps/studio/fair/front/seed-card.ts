import { ClientSeed } from '@ante/contract/launch/fairness.ts'

import { MOST_MINES } from '../../mines/maths/mines.ts'
import { RISKS, ROWS } from '../../plinko/maths/plinko.ts'
import { button, element } from '../../kit/front/controls/element.ts'
import type { Check } from './result-card.ts'
import type { FairPageKey } from './texts/english.ts'
import type { FairTranslator } from './texts/texts.ts'

const GAMES = { dice: 'dice', plinko: 'plinko', mines: 'mines', crash: 'crash', 'quick-pick': 'number' } as const
const ENGINES = ['dice', 'plinko', 'mines', 'crash', 'quick-pick'] as const
type Engine = (typeof ENGINES)[number]
const HEX_256 = /^[0-9a-f]{64}$/
const NONCE = /^\d{1,15}$/
const NUMBERS_AT_MOST = 4_294_967_296

/** Form for manually noted seeds: no other data of the round is needed. */
export function seedCard(translator: FairTranslator, onCheck: (check: Check) => void): HTMLElement {
  const [server, client, nonce, publishedHash] = [input(), input(), input('numeric'), input()]
  const game = select(ENGINES.map((engine) => [engine, translator.t(GAMES[engine])]))
  const rows = select(ROWS.map((count) => [String(count), translator.number(count)]))
  const risk = select(RISKS.map((name) => [name, translator.t(name)]))
  const mines = input('numeric', '3')
  const below = input('numeric', '100')
  const wrong = element('p', { class: 'wrong', role: 'alert' })
  const of: Partial<Record<Engine, HTMLElement>> = {
    plinko: element('div', { class: 'pair' }, line(translator.t('rows'), rows), line(translator.t('risk'), risk)),
    mines: line(translator.t('mineCount'), mines),
    'quick-pick': line(translator.t('below'), below),
  }
  const engine = (): Engine => ENGINES.find((name) => name === game.value) ?? 'dice'
  const showOwn = () => ENGINES.forEach((name) => of[name]?.toggleAttribute('hidden', name !== engine()))
  const choice = (): unknown =>
    ({
      dice: null,
      plinko: { rows: Number(rows.value), risk: risk.value },
      mines: { mines: whole(mines.value, MOST_MINES) },
      crash: null,
      'quick-pick': { below: whole(below.value, NUMBERS_AT_MOST) },
    })[engine()]
  const check = () => {
    const seeds = { serverSeed: server.value.trim(), clientSeed: client.value.trim(), nonce: Number(nonce.value) }
    const problem = problemOf(seeds, nonce.value.trim())
    wrong.textContent = problem ? translator.t(problem) : ''
    if (problem) return
    const checkInput = { engine: engine(), title: null, choice: choice(), outcome: null }
    onCheck({
      seeds,
      publishedHash: publishedHash.value.trim() || null,
      numbers: null,
      input: checkInput,
      notCountedReason: null,
      mix: null,
      chain: null,
    })
  }
  game.addEventListener('change', showOwn)
  showOwn()
  return element(
    'section',
    { class: 'card' },
    element('h2', {}, translator.t('bySeeds')),
    line(translator.t('game'), game),
    ...Object.values(of),
    line(translator.t('serverSeed'), server),
    line(translator.t('clientSeed'), client),
    line(translator.t('nonce'), nonce),
    line(translator.t('publishedHash'), publishedHash),
    button({ class: 'action' }, check, translator.t('drawAgain')),
    wrong,
  )
}

function problemOf(seeds: Check['seeds'], nonce: string): FairPageKey | null {
  if (!HEX_256.test(seeds.serverSeed)) return 'invalidServerSeed'
  if (!ClientSeed.safeParse(seeds.clientSeed).success) return 'invalidClientSeed'
  return NONCE.test(nonce) ? null : 'invalidNonce'
}

/** The nearest valid number. */
const whole = (text: string, most: number) => Math.max(1, Math.min(most, Math.floor(Number(text)) || 1))

const line = (name: string, control: HTMLElement) => element('label', { class: 'line' }, name, control)

const input = (mode = 'text', value = '') =>
  element('input', { type: 'text', inputmode: mode, dir: 'ltr', spellcheck: 'false', autocomplete: 'off', value })

const select = (options: readonly (readonly [value: string, name: string])[]) =>
  element('select', {}, ...options.map(([value, name]) => element('option', { value }, name)))
