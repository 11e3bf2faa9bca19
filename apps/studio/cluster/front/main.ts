import { InstantAutoplay } from '../../originals/front/page/instant-autoplay.ts'
import { startInstant } from '../../originals/front/page/start-instant.ts'
import { ClusterControls } from './cluster-controls.ts'
import { ClusterStage, hadFeature, resultOf } from './cluster-stage.ts'
import { words } from './words/words.ts'

void startInstant({
  words,
  rules: async (talk, session) => (await import('./rules.ts')).clusterRules(talk, session),
  describe: (round, talk) => (round.state === 'played' ? [resultOf(talk, round)] : []),
  make(talk, synth) {
    const stage = new ClusterStage(talk, synth)
    const controls = new ClusterControls(talk, (quick) => (stage.quick = quick))
    const autoplay = new InstantAutoplay({ talk, hadFeature })
    return { stage, controls, autoplay }
  },
})
