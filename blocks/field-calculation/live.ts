import type { LiveField } from '../form/field-parts/live';
import { LiveCalculation } from './LiveCalculation';

export const live: LiveField = { View: LiveCalculation };
