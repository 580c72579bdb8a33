import { notTooLong } from '../kit/rules/rules';
import { textRule } from '../kit/rules/validate';
import type { FieldProps } from '../kit/rules/value';

export const validate = textRule( notTooLong );

/** With a mask, a pattern or a number of digits. */
export const needsLive = ( { settings }: FieldProps ): boolean => settings !== undefined;
