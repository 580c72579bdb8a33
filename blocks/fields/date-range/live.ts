import { instantOf, isDate } from '../../../src/time/days';
import { limitsToday, outside, setLimits } from '../kit/date-value';
import type { LiveField } from '../kit/live';
import { messageOf, numberSetting, textOf, textRule, type FieldProps, type Validate } from '../kit/rules';

const DAY = 86_400_000;

const oneDay = textRule( ( field, text ) => ( isDate( text ) ? outside( field, text ) : [ field.messages.invalid ] ) );

/**
 * Returns the errors that concern the whole date range, such as too many days. The first and last day are both counted.
 */
function together( field: FieldProps, first: string, last: string ): string[] {
	const count = Math.round( ( instantOf( last ).getTime() - instantOf( first ).getTime() ) / DAY ) + 1;
	const [ minDays, maxDays ] = [ numberSetting( field, 'minDays' ), numberSetting( field, 'maxDays' ) ];
	if ( count < 1 ) {
		return [ messageOf( field, 'order' ) ];
	}
	if ( count < minDays ) {
		return [ messageOf( field, 'minDays', { minDays } ) ];
	}
	return maxDays > 0 && count > maxDays ? [ messageOf( field, 'maxDays', { maxDays } ) ] : [];
}

/**
 * Validates both dates. If only one date is filled in, the other one is required. Errors that concern the whole range
 * are reported at the last date.
 */
const validate: Validate = ( field, values ) => {
	const days = field.parts.map( ( { name } ) => textOf( values[ name ] ?? '' ).trim() );
	const isHalf = days.filter( Boolean ).length === 1;
	const errors: Record< string, string[] > = Object.assign(
		{},
		...field.parts.map( ( { name, required } ) =>
			oneDay( { ...field, name, required: required || isHalf }, values )
		)
	);
	const [ first, last ] = days;
	const end = field.parts[ 1 ]?.name;
	const wrong = end && first && last && Object.keys( errors ).length === 0 ? together( field, first, last ) : [];
	return end && wrong.length > 0 ? { [ end ]: wrong } : errors;
};

export const live: LiveField = {
	validate,
	hydrate( { field, container } ) {
		const [ first, last ] = [ ...container.querySelectorAll< HTMLInputElement >( 'input[type="date"]' ) ];
		// The last date cannot be before the first one.
		const limit = () => {
			const { min, max } = limitsToday( field );
			if ( first && last ) {
				setLimits( first, { min, max } );
				setLimits( last, { min: isDate( first.value ) && first.value > min ? first.value : min, max } );
			}
		};
		first?.addEventListener( 'change', limit );
		limit();
	},
};
