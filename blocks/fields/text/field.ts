import { notTooLong, textRule, type FieldProps } from '../kit/rules';

export const validate = textRule( notTooLong );

/** The script is needed only if the field has a mask, a pattern or a number of digits. */
export const needsLive = ( { settings }: FieldProps ): boolean => settings !== undefined;
