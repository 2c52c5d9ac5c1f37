import { say } from '@keelstone/languages/say.ts';
import { FILE_GROUPS, type FileGroup, formatsOf, MOST_FILES, MOST_MEGABYTES } from '@keelstone/model';
import type { Field, NumberField } from 'payload';

const GROUPS: Record<FileGroup, string> = {
  picture: 'Pictures',
  pdf: 'PDF',
  office: 'Documents of Office and OpenDocument',
  text: 'Plain text',
};

const sayGroup = (group: FileGroup) => {
  const names = formatsOf([group]).map(({ name }) => name);
  return names.length > 1 ? `${GROUPS[group]} (${names.join(', ')})` : GROUPS[group];
};

const wholeNumber = (
  name: string,
  {
    label,
    description,
    max,
    defaultValue,
  }: { label: string; description: string; max: number; defaultValue: number },
): NumberField => ({
  name,
  label,
  type: 'number',
  required: true,
  defaultValue,
  min: 1,
  max,
  validate: (value: unknown) =>
    Number.isInteger(value) && Number(value) >= 1 && Number(value) <= max
      ? true
      : say('Enter a whole number from 1 to {max}.', { max }),
  admin: { width: '50%', step: 1, description },
});

/** Which files visitors may send, and how many. */
export const fileLimitsFields: Field[] = [
  {
    name: 'accepts',
    label: 'Accepted files',
    type: 'select',
    hasMany: true,
    required: true,
    defaultValue: ['pdf'],
    options: FILE_GROUPS.map((group) => ({ value: group, label: sayGroup(group) })),
    admin: { description: 'Visitors read the list. What is in a file is checked, not only its name.' },
  },
  {
    type: 'row',
    fields: [
      wholeNumber('maxMegabytes', {
        label: 'Largest file',
        description: 'In megabytes. All files of one form together may have 20.',
        max: MOST_MEGABYTES,
        defaultValue: 5,
      }),
      wholeNumber('maxFiles', {
        label: 'Most files',
        description: 'How many a visitor may choose.',
        max: MOST_FILES,
        defaultValue: 1,
      }),
    ],
  },
];
