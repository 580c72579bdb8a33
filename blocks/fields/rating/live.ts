import { numberSetting, textRule, type FieldProps } from '../kit/rules';
import type { LiveField } from '../kit/live';
import { uncheckable } from '../kit/uncheck';

const STANDARD = 5;

/** Returns the highest possible rating. */
export const scaleOf = ( field: FieldProps ): number =>
	Math.max( 2, Math.min( 10, numberSetting( field, 'scale' ) || STANDARD ) );

const validate = textRule( ( field, text ) =>
	/^[1-9]\d?$/.test( text ) && Number( text ) <= scaleOf( field ) ? [] : [ field.messages.invalid ]
);

export const live: LiveField = {
	validate,
	hydrate( { field, container, check } ) {
		if ( ! field.required ) {
			uncheckable( container, check );
		}
	},
};
