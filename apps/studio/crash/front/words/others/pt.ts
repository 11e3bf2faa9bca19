import type { CrashKey } from '../english.ts'

export const table: Readonly<Record<CrashKey, string>> = {
  waitingForYou: 'O próximo voo espera uma aposta',
  startsIn: 'Começa em {seconds} s',
  flying: 'No ar',
  crashedAt: 'Foi embora em ×{point}',
  nextFlight: 'Espere o próximo voo',
  youAreIn: 'Você está no voo',
  leavesAt: 'Sai sozinho em ×{point}',
  byHand: 'Você diz quando sair',
  cashOut: 'Retirar {amount}',
  auto: 'Sair sozinho em',
  autoLower: 'Sair antes',
  autoHigher: 'Sair depois',
  leftAt: 'Você saiu em ×{point}',
  lost: 'Você ainda estava dentro em ×{point}',
  tooSoon: 'Em ×1.01 você já pode sair.',
  notYet: 'O voo ainda não começou.',
  gone: 'Já tinha ido embora quando seu toque chegou.',
  stakeRuns: 'Você já está neste voo.',
  proofTitle: 'Como os voos são fixados',
  proofIdea:
    'A seed de cada um é o SHA-256 da seed do seguinte, e o hash da primeira foi publicado antes de qualquer aposta. As marcas das três primeiras apostas são misturadas: antes delas ninguém sabia o que sairia.',
  promisedHash: 'SHA-256 da seed deste voo',
  salt: 'Salt da cadeia',
  marks: 'Marcas das primeiras apostas',
  checkMine: 'Verifique seu último voo',
  howFly:
    'As apostas são aceitas por 6 segundos; então o voo decola, e ×1.00 cresce segundo e^(0.00006 t), com t em milissegundos, igual para todos os jogadores. Saia antes que ele vá embora, com um toque ou automaticamente em um ponto que você definir, e sua aposta é paga pelo que foi alcançado.',
  howCounted:
    'O que conta é quando o seu toque chega ao nosso servidor, pelo relógio dele. Você pode sair a partir de ×1.01; em ×10 000 todos recebem.',
  howGone:
    'A chance de alcançar um ponto m é 0.99 dividido por m. Assim, um voo em cada cinquenta vai embora antes de ×1.01.',
  returnCrash: 'De todas as apostas, 99% voltam, onde quer que você saia. Nada é arredondado.',
  brokenLine:
    'Se a sua conexão cair, um ponto que você definiu funciona do mesmo jeito; sem um ponto, a aposta segue voando até o fim.',
  brokenServer:
    'Se o nosso servidor parar no meio de um voo, quem definiu um ponto que o voo alcança recebe; todos os outros que estavam dentro têm a aposta devolvida.',
  howDraw:
    'O número um, menor que 4 294 967 296, e o número dois, menor que 1 048 576, formam um de 2^52 números n. O voo termina em 0.99 · 2^52 / (2^52 − n), cortado em centésimos, mas não abaixo de 1.00.',
  flight: 'Voo',
}
