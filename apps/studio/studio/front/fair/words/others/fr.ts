import type { FairWords } from '../english.ts'

export const table: FairWords = {
  fair: 'Équité ?',
  fairTitle: 'Vérifier cette partie',
  fairIdea:
    'Avant que vous jouiez, le serveur verrouille sa seed secrète : vous voyez son empreinte ci-dessous. Votre propre seed y est mêlée. Après la partie, le secret est montré et cette page refait le tirage de la partie.',
  nextRound: 'Prochaine partie',
  checkRound: 'Parties que vous avez jouées',
  nothingToCheck: 'Jouez une partie et vérifiez-la ici.',
  howItIsDrawn: 'Comment se fait le tirage',
  seedHash: 'SHA-256 de la seed du serveur',
  serverSeed: 'Seed du serveur',
  clientSeed: 'Votre seed',
  nonce: 'Numéro de la partie',
  roundId: 'Partie',
  copy: 'Copier',
  copied: 'Copié',
  copyByHand: 'Sélectionnez et copiez',
  useSeed: 'Utiliser cette seed',
  newRandom: 'Nouvelle seed au hasard',
  seedSaved: 'Elle compte dès la prochaine partie.',
  seedWrong: 'Utilisez de 1 à 64 lettres A–Z, chiffres, - ou _.',
  promiseKept: 'La seed est celle qui a été promise avant votre mise',
  seedKept: 'La seed montrée a l’empreinte promise',
  lastResults: 'Derniers résultats',
  fairShort: 'Chaque partie est promise avant votre mise et peut être vérifiée après : touchez « Équité ? ».',
  anybody: 'Chacun peut vérifier, sur une page à part',
}
