import type { FairWords } from '../english.ts'

export const table: FairWords = {
  fair: 'Justo?',
  fairTitle: 'Verifique esta rodada',
  fairIdea:
    'Antes de você jogar, o servidor fixa sua seed secreta: abaixo você vê a impressão digital dela. A sua própria seed é misturada. Depois da rodada o segredo é mostrado, e esta página sorteia a rodada de novo.',
  nextRound: 'Próxima rodada',
  checkRound: 'Rodadas que você jogou',
  nothingToCheck: 'Jogue uma rodada e verifique aqui.',
  howItIsDrawn: 'Como é sorteada',
  seedHash: 'SHA-256 da seed do servidor',
  serverSeed: 'Seed do servidor',
  clientSeed: 'Sua seed',
  nonce: 'Número da rodada',
  roundId: 'Rodada',
  copy: 'Copiar',
  copied: 'Copiado',
  copyByHand: 'Selecione e copie',
  useSeed: 'Usar esta seed',
  newRandom: 'Nova seed aleatória',
  seedSaved: 'Vale a partir da próxima rodada.',
  seedWrong: 'Use de 1 a 64 letras A–Z, dígitos, - ou _.',
  promiseKept: 'A seed é a que foi prometida antes da sua aposta',
  seedKept: 'A seed mostrada tem a impressão digital prometida',
  lastResults: 'Últimos resultados',
  fairShort: 'Cada rodada é prometida antes da sua aposta e pode ser verificada depois: toque em “Justo?”.',
  anybody: 'Qualquer pessoa pode verificar, em uma página própria',
}
