import { readFileSync } from 'node:fs';
import { assetPath } from '../../asset-path.ts';
import type { DemoMedia } from '../../demo-types.ts';

const logo = (name: string, organisation: string): DemoMedia => ({
  kind: 'svg',
  key: `logo-${name}`,
  title: { en: organisation, de: organisation },
  markup: readFileSync(assetPath(`logos/${name}.svg`), 'utf8'),
  svgType: 'logo',
});

/** Customers of the demo, all invented. */
export const logos: DemoMedia[] = [
  logo('northmere-water', 'Northmere Water'),
  logo('st-orrin-hospitals', 'St Orrin Hospitals Trust'),
  logo('tannberg-pumpen', 'Tannberg Pumpen'),
  logo('verkehrsbetriebe-brennfeld', 'Verkehrsbetriebe Brennfeld'),
  logo('hochschule-rauental', 'Hochschule Rauental'),
  logo('bankhaus-oderthal', 'Bankhaus Oderthal'),
  logo('fennick-fibre', 'Fennick Fibre'),
  logo('karrow-logistics', 'Karrow Logistics'),
  logo('stadtwerke-eschbrunn', 'Stadtwerke Eschbrunn'),
  logo('lindmoor-mutual', 'Lindmoor Mutual'),
];
