import { segments } from '../../originals/front/controls/segments.ts'
import type { Controls } from '../../originals/front/page/play-panel.ts'
import { MAX_STAKES } from '../maths/paytable.ts'
import type { ClusterTranslator } from './texts/texts.ts'

/** The only control is the speed of the display. */
export class ClusterControls implements Controls {
  readonly element: HTMLElement
  readonly choice = null
  #changed: () => void = () => {}

  constructor(translator: ClusterTranslator, setQuick: (quick: boolean) => void) {
    this.element = segments({
      legend: translator.t('speed'),
      values: ['normal', 'quick'],
      label: (name) => translator.t(name),
      chosen: 'normal',
      onChoose: (chosen) => {
        setQuick(chosen === 'quick')
        this.#changed()
      },
    })
  }

  mayWinCents(stake: bigint): bigint {
    return stake * BigInt(MAX_STAKES)
  }

  show(): void {}

  onChange(changed: () => void): void {
    this.#changed = changed
  }
}
