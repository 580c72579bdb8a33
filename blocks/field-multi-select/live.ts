import type { LiveField } from '../form/field-parts/live';
import { LiveMultiSelect } from './LiveMultiSelect';

export const live: LiveField = { View: LiveMultiSelect };
