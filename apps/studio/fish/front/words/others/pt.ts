import type { WordTable } from '../../../../studio/front/words/word-table.ts'
import type { FishWord } from '../fish-words.ts'

export const table: WordTable<FishWord> & Record<'shots_many', string> = {
  minnow: 'Peixinho',
  sunfish: 'Peixe-sol',
  lantern: 'Peixe-lanterna',
  puffer: 'Baiacu',
  angel: 'Peixe-anjo',
  turtle: 'Tartaruga',
  ray: 'Arraia',
  squid: 'Lula',
  marlin: 'Marlim',
  shark: 'Tubarão',
  carp: 'Carpa dourada',
  mine: 'Mina',
  eel: 'Enguia do trovão',
  'boss-shell': 'Coroado: casco',
  'boss-crown': 'Coroado: coroa',
  'boss-heart': 'Coroado: coração',

  water: 'A água. Toque ou segure para atirar; as setas giram o canhão, Espaço atira.',
  double: 'Duplo',
  lock: 'Travar',
  pickTarget: 'Toque em um peixe para travar nele.',
  bossComes: 'O Coroado surge',
  wonTold: '{name}: ganhou {amount}',
  resumed: 'Sua última rajada ganhou {amount}.',
  resumedNothing: 'Sua última rajada não pegou nada.',

  allGone: 'Esse já tinha ido embora. Nada foi cobrado.',
  tooFast: 'Seu canhão precisa de um momento. Nada foi cobrado.',
  notPlaced: 'Esses tiros não puderam ser feitos. Nada foi cobrado.',
  newSeat: 'Você tem um lugar de novo. Nada foi cobrado.',
  noSeat: 'Não há lugar para você no momento. Tentando de novo…',

  rulesPlay: 'Como se joga',
  rulesIdea:
    'Até quatro jogadores atiram nos mesmos peixes. Um tiro custa seu preço só quando acerta; os acertos são enviados juntos, em uma rajada de até {shots}. Um tiro que não encontra nada não custa nada.',
  rulesFirst:
    'O peixe é de quem o pega primeiro. Um tiro em um peixe que já tinha ido quando o tiro chegou não é cobrado e continua seu.',
  rulesVolley:
    'Cada tiro cobrado tem sua própria chance. Se dois tiros de uma rajada pegam o mesmo peixe, os dois são pagos.',
  rulesDouble: 'Duplo: um tiro custa o dobro do preço e tem o dobro da chance do mesmo prêmio.',
  rulesLock:
    'Travar: os tiros seguem o peixe que você toca e passam por todos os outros. Isso não muda nem o preço nem a chance.',
  rulesBoss:
    'O Coroado vem a cada {seconds} segundos. O casco, a coroa e o coração dele são quebrados um após o outro; cada um paga a quem o quebra.',
  rulesSwept:
    'Uma mina ou uma enguia do trovão paga um prêmio sorteado da sua própria lista. Os peixes pequenos que ela leva junto são pagos com ela, nunca por si mesmos: assim suas chances nunca dependem de quem nada por perto.',
  prices: 'Prêmios e chances de um único tiro',
  target: 'Alvo',
  pays: 'Paga, vezes o preço',
  chance: 'Chance',
  figures: 'Números e limites',
  rulesReturn:
    'Retorno ao jogador: {share} de tudo o que é pago pelos tiros, exatamente igual em todo alvo e potência.',
  rulesLargest: 'Maior prêmio de um tiro: {times} vezes o preço dele.',
  rulesLimits: 'Preços de um tiro de {least} a {most}. No máximo {shots} tiros por rajada e {speed} tiros por segundo.',
  rulesRound: 'Todo prêmio é um múltiplo inteiro do preço, então nada é arredondado, nunca.',
  interrupted:
    'Se a conexão cair, uma rajada que foi enviada conta uma vez ou não conta, e o que ela ganhou é pago. Você fica sabendo quando voltar.',
  caughtList: '{name} ×{times}',
  caughtNothing: 'Nada pego',
  shots_one: '{count} tiro',
  shots_many: '{count} de tiros',
  shots_other: '{count} tiros',
  shotPrice: 'Preço de um disparo',
}
