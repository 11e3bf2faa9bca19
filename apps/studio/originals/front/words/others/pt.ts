import type { OriginalKey } from '../english.ts'

export const table: Readonly<Record<OriginalKey, string>> = {
  win: 'Prêmio',
  returnToPlayer: 'Retorno',
  interrupted: 'Se a conexão cair, a rodada termina sem você e o prêmio dela é pago. Você o vê quando voltar.',
  play: 'Jogar {stake}',
  playing: 'Em jogo',
  soon: 'Próxima rodada em instantes',
  mayWin: 'Você pode ganhar {amount}',
  howToPlay: 'Como jogar',
  returns: 'O que volta',
  returnExact:
    'De todas as apostas, exatamente 99% voltam como prêmios, seja qual for a sua escolha. Nada é arredondado.',
  limits: 'Limites',
  stakesFromTo: 'Apostas de {least} a {most}.',
  largestWin: 'O maior prêmio de uma rodada é ×{times} a aposta, ou seja, {amount} na maior aposta.',
  pace: 'Uma rodada leva pelo menos {seconds} segundos. Um toque na imagem mostra o resultado na hora.',
  interruptions: 'Quando algo falha',
  fairness: 'Jogo justo',
  algorithm:
    'HMAC-SHA-256, com a seed do servidor como chave, sobre “seed do cliente:número da rodada:bloco” dá palavras de 32 bits. Um número menor que um limite é a próxima palavra módulo o limite; uma palavra que favoreceria números pequenos é pulada.',
  seedsGive: 'As seeds dão {numbers}',
  roundWas: 'Ou seja: {result}.',
  price: 'Paga',
  chance: 'Chance',
  toldResult: 'Resultado',
}
