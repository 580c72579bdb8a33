import type { LiveField } from '../form/field-parts/live';
import { LiveFiles } from '../form/field-parts/files/LiveFiles';

export const live: LiveField = { View: LiveFiles };
