import { InstantAutoplay } from '../../originals/front/page/instant-autoplay.ts'
import { startInstant } from '../../originals/front/page/start-instant.ts'
import { ClusterControls } from './cluster-controls.ts'
import { ClusterStage, hadFeature, resultOf } from './cluster-stage.ts'
import { texts } from './texts/texts.ts'

void startInstant({
  texts,
  rules: async (translator, session) => (await import('./rules.ts')).clusterRules(translator, session),
  describe: (round, translator) => (round.state === 'played' ? [resultOf(translator, round)] : []),
  make(translator, synth) {
    const stage = new ClusterStage(translator, synth)
    const controls = new ClusterControls(translator, (quick) => (stage.quick = quick))
    const autoplay = new InstantAutoplay({ translator, hadFeature })
    return { stage, controls, autoplay }
  },
})
