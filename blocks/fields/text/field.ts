import { notTooLong, textRule, type FieldProps } from '../kit/rules';

export const validate = textRule( notTooLong );

/** Checks whether the field needs the script. Only fields with a mask, a pattern or a number of digits do. */
export const needsLive = ( { settings }: FieldProps ): boolean => settings !== undefined;
