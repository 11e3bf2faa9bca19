import type { WayTable } from '../way-words.ts'

export const table: WayTable = {
  autoplayFeature: 'Parar quando houver um regiro',
  paytableNote: 'O que um caminho paga com aposta de {bet}',
  wildRule: 'Substitui todos os símbolos menos a estrela. Nos rolos 2, 3 e 4; ele cresce por todo o rolo.',
  scatterRule: 'Paga em qualquer lugar.',
  ways: '243 caminhos',
  waysRule:
    'Um símbolo paga quando está em rolos vizinhos a partir da esquerda, em qualquer fileira. Cada caminho de leitura paga; todos são somados.',
  respins: 'Rolos curinga e regiros',
  respinsRule:
    'Quando sai um curinga, o rolo inteiro vira curinga e fica parado, e os outros giram de novo de graça. Cada novo rolo curinga dá mais um regiro: até três.',
  respin: 'Regiro',
  respinsDone: 'Seus rolos curinga pagaram',
  respinEvery: 'Regiros, em média uma vez a cada',
  toldWays_one: '{times} × {symbol}, {count} caminho',
  toldWays_many: '{times} × {symbol}, {count} de caminhos',
  toldWays_other: '{times} × {symbol}, {count} caminhos',
  toldRespins: 'Regiros',
  toldRespinsWon: 'Ganho nos regiros',
  toldNothing: 'Nenhum caminho pagou',
}
