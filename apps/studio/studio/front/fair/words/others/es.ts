import type { FairWords } from '../english.ts'

export const table: FairWords = {
  fair: '¿Justo?',
  fairTitle: 'Verifica esta ronda',
  fairIdea:
    'Antes de que juegues, el servidor fija su semilla secreta: abajo ves su huella. Tu propia semilla se mezcla con ella. Después de la ronda se muestra el secreto y esta página vuelve a sortear la ronda.',
  nextRound: 'Próxima ronda',
  checkRound: 'Rondas que jugaste',
  nothingToCheck: 'Juega una ronda y verifícala aquí.',
  howItIsDrawn: 'Cómo se sortea',
  seedHash: 'SHA-256 de la semilla del servidor',
  serverSeed: 'Semilla del servidor',
  clientSeed: 'Tu semilla',
  nonce: 'Número de la ronda',
  roundId: 'Ronda',
  copy: 'Copiar',
  copied: 'Copiado',
  copyByHand: 'Selecciónalo y cópialo',
  useSeed: 'Usar esta semilla',
  newRandom: 'Nueva semilla al azar',
  seedSaved: 'Cuenta desde la próxima ronda.',
  seedWrong: 'Usa de 1 a 64 letras A–Z, dígitos, - o _.',
  promiseKept: 'La semilla es la que se prometió antes de tu apuesta',
  seedKept: 'La semilla mostrada tiene la huella prometida',
  lastResults: 'Últimos resultados',
  fairShort: 'Cada ronda se promete antes de tu apuesta y se puede verificar después: toca “¿Justo?”.',
  anybody: 'Cualquiera puede verificarlo, en una página aparte',
}
