import { InstantAutoplay } from '../../originals/front/page/instant-autoplay.ts'
import { startInstant } from '../../originals/front/page/start-instant.ts'
import { ClusterControls } from './cluster-controls.ts'
import { ClusterStage, hadFeature, resultOf } from './cluster-stage.ts'
import { words } from './words/words.ts'

void startInstant({
  words,
  rules: async (translate, session) => (await import('./rules.ts')).clusterRules(translate, session),
  describe: (round, translate) => (round.state === 'played' ? [resultOf(translate, round)] : []),
  make(translate, synth) {
    const stage = new ClusterStage(translate, synth)
    const controls = new ClusterControls(translate, (quick) => (stage.quick = quick))
    const autoplay = new InstantAutoplay({ translate, hadFeature })
    return { stage, controls, autoplay }
  },
})
