/** A place on the map: in degrees, north and east positive. `number` is its position in the list. */
export type Place = { number: number; name: string; latitude: number; longitude: number; isMain: boolean };

/** Size of the drawing, in its own units. */
export const MAP_WIDTH = 1600;
export const MAP_HEIGHT = 900;
