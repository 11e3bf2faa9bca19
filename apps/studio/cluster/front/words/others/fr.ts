import type { ClusterKey } from '../english.ts'

export const table: Readonly<Record<ClusterKey, string>> = {
  speed: 'Vitesse',
  normal: 'Normale',
  quick: 'Rapide',
  tumbles: 'Chutes : {count}',
  noCluster: 'Aucun groupe',
  freeSpins: 'Tours gratuits : {count}',
  autoplayFeature: 'Arrêter quand des tours gratuits commencent',
  freeSpinOf: 'Tour gratuit {nth} sur {count}',
  capReached: 'Le plus grand gain d’une manche',
  howClusters:
    'Cinq gemmes identiques ou plus qui se touchent de côté ou l’une sur l’autre paient. Elles disparaissent, celles du dessus tombent et de nouvelles arrivent, jusqu’à ce que plus rien ne paie.',
  howMultiplier:
    'Ce qu’un tour paie d’abord compte une fois. À chaque chute payante, le multiplicateur monte d’un, jusqu’à ×{most}. Pendant tous les tours gratuits d’une manche, il reste où il est arrivé.',
  howFreeSpins:
    'Les étoiles ne paient rien elles-mêmes. Trois, quatre, ou cinq et plus dans la grille à la fin d’un tour donnent {three}, {four} ou {five} tours gratuits. Trois ou plus dans un tour gratuit en ajoutent {more}, jusqu’à {most} par manche.',
  howQuick: 'Rapide montre la même chose en moins de temps.',
  clustersPay: 'Ce que paie un groupe selon sa taille, en mises à ×1',
  gem: 'Gemme',
  returnWhole:
    'Exactement {share} de toutes les mises reviennent en gains, dont {free} dans les tours gratuits. Rien n’est arrondi.',
  howOften:
    'Une manche sur {hit} paie quelque chose, une sur {free} a des tours gratuits. Le jeu est volatil : l’écart type d’une manche est de {volatility} mises ; de longues séries sans gain sont normales.',
  capEnds: 'La manche qui atteint ce gain s’arrête là, tours gratuits compris.',
  howBook:
    'Il existe {rounds} manches préparées, chacune avec un poids. À chaque mise, le serveur en tire une par une source aléatoire cryptographique, aussi souvent que le dit son poids, et la joue chute après chute depuis sa graine, toujours à l’identique. Le retour n’est donc pas une estimation : c’est la somme de toutes. Ce que vous touchez, ou à quelle vitesse, ne change rien.',
}
