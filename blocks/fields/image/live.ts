import type { LiveField } from '../kit/live';
import { LiveFiles } from '../kit/files/LiveFiles';

export const live: LiveField = { View: LiveFiles };
