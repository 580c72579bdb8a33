import type { LiveField } from '../form/field-parts/live';
import { validate } from './rules';
import { View } from './View';

export const live: LiveField = { View, validate };
