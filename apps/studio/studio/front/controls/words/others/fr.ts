import type { StudioTable } from '../studio-words.ts'

export const table: StudioTable = {
  bet: 'Mise',
  lowerBet: 'Baisser la mise',
  raiseBet: 'Augmenter la mise',
  win: 'Gain',
  standsIn: 'Un jeu de l’environnement d’essai qui remplace {title}.',
  bigWin: 'Gros gain',
  greatWin: 'Très gros gain',
  hugeWin: 'Gain énorme',
  betInstead: 'Miser plutôt {amount}',
  resumed: 'Voici la partie que vous n’aviez pas vue jusqu’au bout.',
  figures: 'Chiffres',
  returnToPlayer: 'Taux de retour au joueur (RTP)',
  hitRate: 'Parties gagnantes',
  volatility: 'Volatilité',
  'volatility-low': 'Faible (écart type {deviation}× la mise)',
  'volatility-medium': 'Moyenne (écart type {deviation}× la mise)',
  'volatility-high': 'Élevée (écart type {deviation}× la mise)',
  largestWin: 'Plus gros gain possible d’une partie',
  timesBet: '{times}× la mise',
  interrupted:
    'Si la connexion se coupe, la partie se termine sans vous et son gain est versé. Vous le voyez à votre retour.',
}
