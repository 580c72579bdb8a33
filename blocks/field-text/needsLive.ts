import type { FieldProps } from '../form/field-parts/types';

/** Only one that is asked for in a certain form: with a mask, a pattern or a number of digits. */
export const needsLive = ( { settings }: FieldProps ): boolean => settings !== undefined;
