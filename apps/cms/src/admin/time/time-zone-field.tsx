'use client';

import { describeTimes, isTimeZone, timeZoneNames } from '@keelstone/editing/fields/time-zone.ts';
import { SelectInput, useField, useFormFields } from '@payloadcms/ui';
import type { TextFieldClientComponent } from 'payload';
import { useMemo } from 'react';

const useDate = (path: string) =>
  useFormFields(([fields]) => {
    const value = fields[path]?.value;
    return value instanceof Date || typeof value === 'string' ? new Date(value).toISOString() : null;
  });

/** Searches time zones by name, and shows the current time there. */
export const TimeZoneField: TextFieldClientComponent = ({ field, path: givenPath, readOnly }) => {
  const { disabled, path, setValue, showError, value } = useField<string>({
    potentiallyStalePath: givenPath,
  });
  const startsAt = useDate('startsAt');
  const endsAt = useDate('endsAt');
  const options = useMemo(
    () => timeZoneNames(value).map((name) => ({ value: name, label: name.replaceAll('_', ' ') })),
    [value],
  );
  const times =
    startsAt && value && isTimeZone(value) && describeTimes({ timeZone: value, startsAt, endsAt });
  return (
    <SelectInput
      // Month names may differ between the Unicode data of browser and server.
      AfterInput={times && <p suppressHydrationWarning>{times}</p>}
      description={field.admin?.description as string | undefined}
      isClearable={false}
      label={field.label as string | undefined}
      name={field.name}
      onChange={(option) => setValue(Array.isArray(option) ? null : (option?.value ?? null))}
      options={options}
      path={path}
      readOnly={Boolean(readOnly || disabled)}
      required={Boolean(field.required)}
      showError={showError}
      {...(value ? { value } : {})}
    />
  );
};
