import { notTooLong } from '../../src/form/rules/rules';
import { textRule } from '../../src/form/rules/validate';
import type { FieldProps } from '../../src/form/rules/value';

export const validate = textRule( notTooLong );

/** With a mask, a pattern or a number of digits. */
export const needsLive = ( { settings }: FieldProps ): boolean => settings !== undefined;
