import { numberSetting } from '../../src/form/rules/settings';
import { textRule } from '../../src/form/rules/validate';
import type { FieldProps } from '../../src/form/rules/value';

const STANDARD = 5;

/** The best rating. */
export const scaleOf = ( field: FieldProps ): number =>
	Math.max( 2, Math.min( 10, numberSetting( field, 'scale' ) || STANDARD ) );

export const validate = textRule( ( field, text ) =>
	/^[1-9]\d?$/.test( text ) && Number( text ) <= scaleOf( field ) ? [] : [ field.messages.invalid ]
);
