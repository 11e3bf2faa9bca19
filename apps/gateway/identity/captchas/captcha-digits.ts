export interface Point {
  x: number
  y: number
}

/** A stroke of the pen through these points, smoothly. */
export type Stroke = Point[]

/** A stroke from `x,y` pairs, in a box of 100 by 160. */
const stroke = (...numbers: number[]): Stroke =>
  numbers.flatMap((x, index) => (index % 2 === 0 ? [{ x, y: numbers[index + 1] ?? 0 }] : []))

/** The ten digits as one writes them; no font of the machine is asked. */
export const digits: Record<string, Stroke[]> = {
  0: [stroke(52, 4, 18, 28, 8, 82, 20, 136, 50, 156, 82, 134, 94, 80, 82, 26, 52, 4)],
  1: [stroke(16, 42, 40, 26, 58, 4), stroke(58, 4, 58, 80, 58, 156), stroke(24, 156, 58, 156, 92, 156)],
  2: [stroke(10, 42, 22, 12, 54, 4, 86, 18, 90, 50, 66, 92, 30, 128, 8, 156), stroke(8, 156, 52, 154, 94, 156)],
  3: [stroke(12, 18, 46, 4, 84, 18, 86, 52, 62, 72, 36, 76), stroke(36, 76, 74, 82, 92, 112, 78, 146, 42, 156, 8, 140)],
  4: [stroke(66, 4, 36, 56, 6, 108), stroke(6, 108, 50, 108, 96, 106), stroke(72, 58, 72, 108, 72, 156)],
  5: [
    stroke(88, 6, 54, 5, 24, 6),
    stroke(24, 6, 20, 38, 16, 70),
    stroke(16, 70, 54, 58, 86, 78, 90, 118, 66, 150, 34, 156, 8, 142),
  ],
  6: [stroke(80, 10, 50, 8, 24, 40, 10, 92, 18, 138, 50, 156, 82, 142, 92, 108, 76, 78, 46, 72, 16, 94)],
  7: [stroke(8, 8, 50, 6, 92, 8), stroke(92, 8, 68, 60, 48, 108, 36, 156)],
  8: [
    stroke(50, 74, 20, 56, 18, 24, 48, 4, 80, 20, 80, 54, 50, 74),
    stroke(50, 74, 14, 98, 10, 136, 48, 156, 88, 138, 88, 98, 50, 74),
  ],
  9: [stroke(84, 66, 54, 88, 22, 78, 10, 48, 24, 14, 56, 4, 84, 24, 90, 66, 80, 118, 56, 154, 24, 156)],
}
