'use client';

import { RelationshipInput } from '@payloadcms/ui';
import type { CollectionSlug } from 'payload';
import { useState } from 'react';
import type { ValuesChange } from '../bulk/change-content.ts';
import type { ListTexts } from '../list-texts.ts';
import type { ValueField } from '../value-fields.ts';

type Reference = { relationTo: CollectionSlug; value: number | string };
type ValueFormProps = {
  fields: readonly ValueField[];
  texts: ListTexts;
  /** Null while values are missing. */
  onChange: (change: ValuesChange | null) => void;
};

const CHANGES = ['add', 'remove', 'replace'] as const;

/** Which values of which field to add, remove or replace. */
export function ValueForm({ fields, texts: { messages }, onChange }: ValueFormProps) {
  const [name, setName] = useState(fields[0]?.name ?? '');
  const [change, setChange] = useState<ValuesChange['change']>('add');
  const [chosen, setChosen] = useState<Reference[]>([]);
  const field = fields.find((one) => one.name === name);
  const tell = (next: { name?: string; change?: typeof change; chosen?: Reference[] }) => {
    const all = { name, change, chosen, ...next };
    setName(all.name);
    setChange(all.change);
    setChosen(all.chosen);
    const values = all.chosen.map(({ value }) => Number(value));
    const isWhole = values.length > 0 || all.change === 'replace';
    onChange(isWhole ? { field: all.name, change: all.change, values } : null);
  };
  if (!field) return null;
  return (
    <div className="content-list__values">
      <label>
        <span>{messages.field}</span>
        <select value={name} onChange={(event) => tell({ name: event.target.value, chosen: [] })}>
          {fields.map((each) => (
            <option key={each.name} value={each.name}>
              {each.label}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{messages.whatToDo}</span>
        <select
          value={change}
          onChange={(event) => tell({ change: event.target.value as ValuesChange['change'] })}
        >
          {CHANGES.map((each) => (
            <option key={each} value={each}>
              {messages.changes[each]}
            </option>
          ))}
        </select>
      </label>
      <RelationshipInput
        key={name}
        path={`content-${name}`}
        label={field.label}
        relationTo={[field.relationTo as CollectionSlug]}
        hasMany
        allowCreate={false}
        allowEdit={false}
        value={chosen}
        onChange={(values: Reference[] | null) => tell({ chosen: values ?? [] })}
      />
    </div>
  );
}
