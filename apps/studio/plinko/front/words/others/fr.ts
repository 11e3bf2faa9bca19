import type { PlinkoKey } from '../english.ts'

export const table: Readonly<Record<PlinkoKey, string>> = {
  rows: 'Rangées',
  risk: 'Risque',
  low: 'Faible',
  medium: 'Moyen',
  high: 'Élevé',
  landed: 'Case {slot} sur {slots} : ×{price}',
  howFall:
    'La bille tombe à travers des rangées de plots. À chaque plot, elle va à gauche ou à droite, avec la même probabilité, et la case où elle finit paie sa cote fois votre mise, mise comprise.',
  howRisk: 'Avec plus de rangées et plus de risque, les cases du bord paient plus et celles du milieu moins.',
  howDraw:
    'Chaque rangée est un nombre inférieur à 2 : 0 est à gauche, 1 est à droite. La case est le nombre de fois où la bille est allée à droite.',
  board: '{rows} rangées, {risk}',
  middleToEdge: 'Cases du bord au milieu, avec leurs chances',
}
