import type { CrashKey } from '../english.ts'

export const table: Readonly<Record<CrashKey, string>> = {
  waitingForYou: 'Le prochain vol attend une mise',
  startsIn: 'Départ dans {seconds} s',
  flying: 'En vol',
  crashedAt: 'Parti à ×{point}',
  nextFlight: 'Attendez le prochain vol',
  youAreIn: 'Vous y êtes',
  leavesAt: 'Sort tout seul à ×{point}',
  byHand: 'Vous dites quand sortir',
  cashOut: 'Encaisser {amount}',
  auto: 'Sortie automatique à',
  autoLower: 'Sortir plus tôt',
  autoHigher: 'Sortir plus tard',
  leftAt: 'Vous êtes sorti à ×{point}',
  lost: 'Vous y étiez encore à ×{point}',
  tooSoon: 'À ×1.01, vous pouvez sortir.',
  notYet: 'Le vol n’a pas encore commencé.',
  gone: 'Il était parti quand votre geste est arrivé.',
  stakeRuns: 'Vous êtes déjà dans ce vol.',
  proofTitle: 'Comment les vols sont fixés',
  proofIdea:
    'La seed de chacun est le SHA-256 de celle du suivant, et le hash de la première a été publié avant toute mise. Les marques des trois premières mises y sont mêlées : avant elles, personne ne savait ce qui sortirait.',
  promisedHash: 'SHA-256 de la seed de ce vol',
  salt: 'Sel de la chaîne',
  marks: 'Marques des premières mises',
  checkMine: 'Vérifier votre dernier vol',
  howFly:
    'Les mises sont prises pendant 6 secondes ; puis le vol décolle, et ×1.00 croît selon e^(0.00006 t), t en millisecondes, de la même façon pour tous les joueurs. Sortez avant qu’il ne soit parti, d’un geste ou automatiquement à un point que vous fixez, et votre mise est payée à ce qui a été atteint.',
  howCounted:
    'Ce qui compte, c’est le moment où votre geste atteint notre serveur, selon son horloge. Vous pouvez sortir à partir de ×1.01 ; à ×10 000, tout le monde est payé.',
  howGone:
    'La chance d’atteindre un point m est de 0.99 divisé par m. Un vol sur cinquante est donc parti avant ×1.01.',
  returnCrash: 'Sur toutes les mises, 99 % reviennent, où que vous sortiez. Rien n’est arrondi.',
  brokenLine:
    'Si votre connexion se coupe, un point que vous avez fixé agit quand même ; sans point, la mise vole jusqu’à la fin.',
  brokenServer:
    'Si notre serveur s’arrête au milieu d’un vol, celui qui a fixé un point que le vol atteint est payé ; tous les autres qui y étaient récupèrent leur mise.',
  howDraw:
    'Le nombre un, inférieur à 4 294 967 296, et le nombre deux, inférieur à 1 048 576, forment l’un de 2^52 nombres n. Le vol se termine à 0.99 · 2^52 / (2^52 − n), coupé au centième, mais pas au-dessous de 1.00.',
  flight: 'Vol',
}
