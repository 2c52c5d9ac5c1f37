/** A place to be drawn: in degrees, north and east positive. `number` is the one it has in the list. */
export type Place = { number: number; name: string; latitude: number; longitude: number; isMain: boolean };

/** Length and breadth of the drawing, in its own units. */
export const MAP_WIDTH = 1600;
export const MAP_HEIGHT = 900;
