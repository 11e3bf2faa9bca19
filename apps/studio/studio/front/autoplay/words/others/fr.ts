import type { AutoplayTable } from '../autoplay-words.ts'

export const table: AutoplayTable = {
  autoplay: 'Jeu automatique',
  stopAutoplay: 'Arrêter le jeu automatique',
  autoplayRounds: 'Parties',
  autoplayLossLimit: 'Arrêter quand j’ai perdu',
  autoplayLossLimitWhy: 'Choisissez une limite pour commencer.',
  autoplaySingleWin: 'Arrêter sur un gain de',
  autoplaySingleWinNone: 'Sans limite',
  autoplayStart_one: 'Lancer {count} partie',
  autoplayStart_many: 'Lancer {count} de parties',
  autoplayStart_other: 'Lancer {count} parties',
  'stopped-done': 'Jeu automatique : toutes les parties sont jouées.',
  'stopped-loss-limit': 'Jeu automatique arrêté : votre limite de perte est atteinte.',
  'stopped-single-win': 'Jeu automatique arrêté : vous avez gagné ce que vous aviez choisi.',
  'stopped-feature': 'Jeu automatique arrêté : un bonus est sorti.',
  'stopped-balance': 'Jeu automatique arrêté : le solde est inférieur à la mise.',
  'stopped-hidden': 'Le jeu automatique s’est arrêté en votre absence.',
  'stopped-trouble': 'Jeu automatique arrêté.',
  rounds_one: '{count} partie',
  rounds_many: '{count} de parties',
  rounds_other: '{count} parties',
}
