'use client';

import { isTimeZone } from '@keelstone/editing/fields/time-zone.ts';
import { say } from '@keelstone/languages/say.ts';
import { FieldDescription, FieldError, FieldLabel, useField, useFormFields } from '@payloadcms/ui';
import type { DateFieldClientComponent } from 'payload';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { useSiteZone } from './use-site-zone.tsx';
import { clockTime, momentOf } from './zoned-time.ts';
import './zoned-date-field.css';

type Props = ComponentProps<DateFieldClientComponent> & {
  /** The field beside this one that has the time zone; without it, it is that of the site. */
  zoneField?: string;
};

const asText = (value: unknown): string | null =>
  value instanceof Date ? value.toISOString() : typeof value === 'string' && value !== '' ? value : null;

const NOON = 'T12:00';
/** Otherwise browsers take years of six digits: the field shows 22027, and the form would keep 2202. */
const LAST_DAY = '9999-12-31';

/**
 * A date and time, or a day where the field asks for `dayOnly`, typed or picked in the browser's own field and in its
 * order of day and month, by the clock of the event or of the site. Payload's field means the clock of the editor's
 * computer, does not say so, and takes what is typed for a date in its own order: 31.12.2027 became 1 March.
 */
export function ZonedDateField({ field, path: givenPath, readOnly, zoneField }: Props) {
  const { disabled, path, setValue, showError, value } = useField<Date | string | null>({
    potentiallyStalePath: givenPath,
  });
  const siteZone = useSiteZone();
  const chosen = useFormFields(([fields]) => (zoneField ? fields[zoneField]?.value : siteZone));
  const zone = typeof chosen === 'string' && isTimeZone(chosen) ? chosen : siteZone;
  // Payload 3.90.1 loses the type of this option on its way to the browser.
  const { pickerAppearance } = (field.admin?.date ?? {}) as { pickerAppearance?: string };
  const isDay = pickerAppearance === 'dayOnly';
  const moment = asText(value);
  const time = moment === null ? '' : clockTime(moment, zone);
  const stored = isDay ? time.slice(0, 'YYYY-MM-DD'.length) : time;

  // While it is being typed, a time may be incomplete, and the browser's field is empty.
  const [typed, setTyped] = useState(stored);
  const before = useRef({ moment, zone });
  useEffect(() => {
    const { moment: was, zone: from } = before.current;
    before.current = { moment, zone };
    // Another zone for the same event: 9:00 stays 9:00.
    if (from !== zone && was !== null && was === moment) setValue(momentOf(clockTime(was, from), zone));
    else setTyped(stored);
  }, [moment, zone, stored, setValue]);

  const isRequired = Boolean(field.required);
  const isFixed = Boolean(readOnly || disabled);
  const id = `field-${path.replaceAll('.', '__')}`;
  return (
    <div
      className={`field-type zoned-date${showError ? ' error' : ''}`}
      style={{ flexBasis: field.admin?.width }}
    >
      <FieldLabel htmlFor={id} label={field.label} path={path} required={isRequired} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <div className="zoned-date__input">
          <input
            id={id}
            type={isDay ? 'date' : 'datetime-local'}
            max={isDay ? LAST_DAY : `${LAST_DAY}T23:59`}
            value={typed}
            disabled={isFixed}
            required={isRequired}
            aria-describedby={isDay ? undefined : `${id}-zone`}
            onChange={({ target }) => {
              setTyped(target.value);
              // At noon, a day is the same in most other zones: for visitors, too, when the site moves to one of them.
              const at = momentOf(isDay ? `${target.value}${NOON}` : target.value, zone);
              // Empty may also mean incomplete.
              if (at !== null || (target.value === '' && !target.validity.badInput)) setValue(at);
            }}
            onBlur={({ target }) => {
              // 30 February, or a part of a date, is not kept: the field shows what is.
              if (!target.validity.badInput) return;
              target.value = '';
              setTyped(stored);
            }}
          />
          {!isDay && (
            <span id={`${id}-zone`}>
              {say(zoneField ? '{zone}, the time zone of the event' : '{zone}, the time zone of the site', {
                zone: zone.replaceAll('_', ' '),
              })}
            </span>
          )}
        </div>
        <FieldDescription description={field.admin?.description as string} path={path} />
      </div>
    </div>
  );
}
