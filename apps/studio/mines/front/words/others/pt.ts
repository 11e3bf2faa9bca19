import type { MinesKey } from '../english.ts'

export const table: Readonly<Record<MinesKey, string>> = {
  minesOnBoard: 'Minas',
  fewer: 'Menos minas',
  more: 'Mais minas',
  nextField: 'Próxima casa',
  worthNow: 'Vale agora',
  openField: 'Abra uma casa',
  firstPays: 'Com a primeira casa segura: {amount}',
  cashOut: 'Retirar {amount}',
  orGoOn: 'ou abra a próxima casa',
  field: 'Casa {field}',
  gemAt: 'Casa {field}: segura',
  mineAt: 'Casa {field}: uma mina',
  hit: 'Uma mina na casa {field}',
  taken: 'Retirado. Casas seguras: {count}',
  mineList: 'Minas nas casas {fields}',
  alreadyOpen: 'Esta casa já está aberta.',
  openFirst: 'Abra uma casa primeiro: até lá não há nada para retirar.',
  roundRuns: 'Sua última rodada ainda está em andamento. Ela aparece aqui.',
  howOpen:
    'Há minas sob algumas das 25 casas; você diz quantas. Abra as casas uma a uma: cada casa segura vale mais, e você pode retirar depois de qualquer uma delas. Uma mina termina a rodada, e a aposta se perde.',
  howPrice:
    'Uma rodada vale 99% da aposta divididos pela chance de ter chegado até ali. Quando ela é paga, as frações de centavo são cortadas.',
  howEnds:
    'A última casa segura paga sozinha, e também a primeira casa que faz uma rodada valer 10 000 apostas ou mais.',
  returnMines:
    'De todas as apostas, 99% voltam, com qualquer número de minas e onde quer que você pare, menos as frações de centavo que são cortadas quando uma rodada é paga.',
  left: 'Uma rodada deixada fica guardada como está: em outro dia, em outro celular, você a encontra aqui. Depois de 24 horas ela é retirada sozinha; se nenhuma casa estava aberta, a aposta volta.',
  howDraw:
    'Todas as minas são sorteadas na aposta: cada uma entre as casas que ainda estão livres, contadas a partir de 1, da esquerda para a direita e para baixo. Elas são reveladas com a seed quando a rodada termina.',
  safeFields: 'Casas seguras abertas',
}
