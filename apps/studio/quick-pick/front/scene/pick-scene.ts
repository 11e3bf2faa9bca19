import * as z from 'zod/mini'

import { showRoundWin } from '../../../kit/front/celebrate/show-round-win.ts'
import type { Sparks } from '../../../kit/front/celebrate/sparks.ts'
import type { StatusPanel } from '../../../kit/front/controls/status-panel.ts'
import { part } from '../../../kit/front/controls/parts.ts'
import type { Seeds } from '../../../kit/front/fair/seeds.ts'
import type { Scene } from '../../../kit/front/play/scene.ts'
import type { Synth } from '../../../kit/front/sound/synth.ts'
import type { PlayedRound } from '../../../kit/play-contract.ts'
import { choiceOf, winning } from '../../themes/theme.ts'
import type { Theme } from '../../themes/theme.ts'
import { MIN_ROUND_MS } from '../../pace.ts'
import type { PickPanel } from '../controls/pick-panel.ts'
import type { LastResults } from '../../../kit/front/play/last-results.ts'
import { elementsOf } from './elements-of.ts'
import { reveal } from './reveal.ts'
import type { QuickTranslator } from '../texts/quick-texts.ts'

const Outcome = z.object({ drawn: z.number() })

export interface ScenePorts {
  theme: Theme
  board: StatusPanel
  translator: QuickTranslator
  synth: Synth
  road: LastResults
  seeds: Seeds
  sparks: Sparks
  reducedMotion: () => boolean
}

/** Returns the scene that shows rounds on the stage of a theme. */
export class PickScene implements Scene {
  readonly minMs = MIN_ROUND_MS
  readonly #ports: ScenePorts
  readonly #panel: PickPanel
  readonly #container = part('scene')

  constructor(ports: ScenePorts, panel: PickPanel) {
    this.#ports = ports
    this.#panel = panel
    this.#show(null)
  }

  begin(): void {
    const { board, translator } = this.#ports
    this.#container.dataset['waiting'] = 'true'
    this.#panel.mark([])
    part('result').textContent = ''
    board.announce(translator.t('drawing'))
  }

  async reset(): Promise<void> {
    this.#container.dataset['waiting'] = 'false'
    this.#ports.board.announce('')
  }

  async present(round: PlayedRound): Promise<void> {
    const { theme, board, road, seeds, translator } = this.#ports
    const { drawn } = Outcome.parse(round.outcome)
    seeds.played(round)
    await this.#reveal(drawn)
    const result = theme.result(drawn)(translator.t)
    part('result').textContent = result
    road.add({ ...theme.bead(drawn), label: theme.result(drawn)(translator.t), won: BigInt(round.wonCents) > 0n })
    this.#panel.mark(winning(theme, drawn).map(({ id }) => id))
    board.announce(this.#announcementOf(round, result))
    this.#panel.showIdle()
    await showRoundWin(this.#ports, round)
  }

  hadFeature(): boolean {
    return false
  }

  #show(drawn: number | null): SVGElement {
    const picture = elementsOf(this.#ports.theme.picture(drawn))
    this.#container.dataset['waiting'] = 'false'
    this.#container.replaceChildren(picture)
    return picture
  }

  /** A tap on the stage skips to the result. */
  async #reveal(drawn: number): Promise<void> {
    const { theme, synth, reducedMotion } = this.#ports
    const picture = this.#show(drawn)
    if (reducedMotion()) return
    const { done, skip } = reveal(picture, theme.moves(drawn), synth)
    this.#container.addEventListener('click', skip)
    await done
    this.#container.removeEventListener('click', skip)
  }

  #announcementOf(round: PlayedRound, result: string): string {
    const { t, money } = this.#ports.translator
    const won = BigInt(round.wonCents)
    const picked = choiceOf(this.#ports.theme, String(round.choice))?.name(t) ?? ''
    return t('detailResult', { result, picked, won: won > 0n ? t('won', { amount: money(won) }) : t('lost') })
  }
}
