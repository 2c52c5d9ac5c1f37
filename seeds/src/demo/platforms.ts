import type { DemoNodeOf } from '../demo-types.ts';
import { connect } from './platforms/connect.ts';
import { core } from './platforms/core.ts';
import { field } from './platforms/field.ts';

export const platforms: DemoNodeOf<'platform'>[] = [core, connect, field];
