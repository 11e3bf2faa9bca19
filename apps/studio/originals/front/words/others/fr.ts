import type { OriginalKey } from '../english.ts'

export const table: Readonly<Record<OriginalKey, string>> = {
  win: 'Gain',
  returnToPlayer: 'Retour',
  interrupted:
    'Si la connexion se coupe, la partie se termine sans vous et son gain est versé. Vous le voyez à votre retour.',
  play: 'Jouer {stake}',
  playing: 'En jeu',
  soon: 'Prochaine partie dans un instant',
  mayWin: 'Vous pouvez gagner {amount}',
  howToPlay: 'Comment jouer',
  returns: 'Ce qui revient',
  returnExact:
    'Sur toutes les mises, exactement 99 % reviennent en gains, quel que soit votre choix. Rien n’est arrondi.',
  limits: 'Limites',
  stakesFromTo: 'Mises de {least} à {most}.',
  largestWin: 'Le plus grand gain d’une partie est de ×{times} la mise, soit {amount} à la mise la plus haute.',
  pace: 'Une partie dure au moins {seconds} secondes. Toucher l’image montre le résultat aussitôt.',
  interruptions: 'En cas de coupure',
  fairness: 'Équité',
  algorithm:
    'HMAC-SHA-256, avec la seed du serveur comme clé, sur « seed du client:numéro de la partie:bloc » donne des mots de 32 bits. Un nombre inférieur à une limite est le mot suivant modulo la limite ; un mot qui favoriserait les petits nombres est sauté.',
  seedsGive: 'Les seeds donnent {numbers}',
  roundWas: 'C’est-à-dire : {result}.',
  price: 'Paie',
  chance: 'Chance',
  toldResult: 'Résultat',
}
