import { say } from '@keelstone/languages/say.ts';
import type { NumberField, NumberFieldSingleValidation } from 'payload';

const LIMITS = { latitude: 90, longitude: 180 } as const;
const DIRECTIONS = {
  latitude: 'north of the equator, negative south of it',
  longitude: 'east of Greenwich, negative west of it',
} as const;

type Name = keyof typeof LIMITS;

const otherOf = (name: Name): Name => (name === 'latitude' ? 'longitude' : 'latitude');
const isGiven = (value: unknown) => value !== null && value !== undefined && value !== '';

/**
 * Explains what is wrong with a coordinate and how to correct it; null if it is valid.
 *
 * @param value in degrees
 * @param place the same place's fields, including the other coordinate
 */
export function explainCoordinateError(
  name: Name,
  value: unknown,
  place: Partial<Record<Name, unknown>>,
): string | null {
  const other = otherOf(name);
  if (!isGiven(value))
    return isGiven(place[other])
      ? say('Give the {name} too, or empty the {other}: one alone is no place.', {
          name: say(name),
          other: say(other),
        })
      : null;
  if (typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= LIMITS[name]) return null;
  return say('The {name} is given in degrees from −{limit} to {limit}, with a point, such as {example}.', {
    name: say(name),
    limit: LIMITS[name],
    example: name === 'latitude' ? '53.5436' : '9.9966',
  });
}

/** A latitude or longitude field; both are required together. */
export function coordinateField(name: Name, label: string): NumberField {
  const validate: NumberFieldSingleValidation = (value, { siblingData }) =>
    explainCoordinateError(name, value, siblingData as Partial<Record<Name, unknown>>) ?? true;
  return {
    name,
    label,
    type: 'number',
    validate: validate as NumberField['validate'],
    admin: {
      width: '50%',
      step: 0.0001,
      description: `In degrees ${DIRECTIONS[name]}. For the map; leave both empty for a place that is not drawn.`,
    },
  } as NumberField;
}
