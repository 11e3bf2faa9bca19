import type { WordTable } from '../../../../studio/front/words/word-table.ts'
import type { FishWord } from '../fish-words.ts'

export const table: WordTable<FishWord> & Record<'shots_many', string> = {
  minnow: 'Vairon',
  sunfish: 'Poisson-soleil',
  lantern: 'Poisson-lanterne',
  puffer: 'Poisson-globe',
  angel: 'Poisson-ange',
  turtle: 'Tortue',
  ray: 'Raie',
  squid: 'Calmar',
  marlin: 'Marlin',
  shark: 'Requin',
  carp: 'Carpe dorée',
  mine: 'Mine',
  eel: 'Anguille foudre',
  'boss-shell': 'Couronné : carapace',
  'boss-crown': 'Couronné : couronne',
  'boss-heart': 'Couronné : cœur',

  water: 'L’eau. Touchez ou maintenez pour tirer ; les flèches tournent le canon, Espace tire.',
  double: 'Double',
  lock: 'Viser',
  pickTarget: 'Touchez un poisson pour le viser.',
  bossComes: 'Le Couronné surgit',
  wonTold: '{name} : {amount} gagnés',
  resumed: 'Votre dernière salve a gagné {amount}.',
  resumedNothing: 'Votre dernière salve n’a rien attrapé.',

  allGone: 'Celui-là était déjà parti. Rien n’a été débité.',
  tooFast: 'Votre canon a besoin d’un instant. Rien n’a été débité.',
  notPlaced: 'Ces tirs n’ont pas pu être pris. Rien n’a été débité.',
  newSeat: 'Vous avez de nouveau une place. Rien n’a été débité.',
  noSeat: 'Pas de place pour vous pour l’instant. Nouvel essai…',

  rulesPlay: 'Comment on joue',
  rulesIdea:
    'Jusqu’à quatre joueurs tirent sur les mêmes poissons. Un tir ne coûte son prix que s’il touche ; les tirs qui touchent sont envoyés ensemble, en une salve de {shots} au plus. Un tir qui ne rencontre rien ne coûte rien.',
  rulesFirst:
    'Le poisson est à qui l’attrape le premier. Un tir sur un poisson déjà parti à son arrivée n’est pas débité et vous reste.',
  rulesVolley:
    'Chaque tir débité a sa propre chance. Si deux tirs d’une même salve attrapent tous deux le même poisson, les deux sont payés.',
  rulesDouble: 'Double : un tir coûte deux fois son prix et a deux fois la chance du même gain.',
  rulesLock:
    'Viser : les tirs suivent le poisson que vous choisissez et passent à côté de tous les autres. Cela ne change ni le prix ni la chance.',
  rulesBoss:
    'Le Couronné vient toutes les {seconds} secondes. Sa carapace, sa couronne et son cœur se brisent l’un après l’autre ; chacun paie qui le brise.',
  rulesSwept:
    'Une mine ou une anguille foudre paie un gain tiré de sa propre liste. Les petits poissons qu’elle emporte sont payés avec elle, jamais pour eux-mêmes : vos chances ne dépendent donc jamais de qui nage à côté.',
  prices: 'Gains et chances d’un tir simple',
  target: 'Cible',
  pays: 'Paie, fois le prix',
  chance: 'Chance',
  figures: 'Chiffres et limites',
  rulesReturn:
    'Retour au joueur : {share} de tout ce qui est payé pour les tirs, exactement le même à chaque cible et à chaque puissance.',
  rulesLargest: 'Plus grand gain d’un tir : {times} fois son prix.',
  rulesLimits: 'Prix d’un tir de {least} à {most}. Au plus {shots} tirs par salve et {speed} tirs par seconde.',
  rulesRound: 'Chaque gain est un multiple entier du prix, rien n’est donc jamais arrondi.',
  interrupted:
    'Si la connexion se coupe, une salve envoyée compte une fois ou pas du tout, et ce qu’elle a gagné est payé. Vous l’apprenez à votre retour.',
  caughtList: '{name} ×{times}',
  caughtNothing: 'Rien attrapé',
  shots_one: '{count} tir',
  shots_many: '{count} de tirs',
  shots_other: '{count} tirs',
  shotPrice: 'Prix d’un tir',
}
