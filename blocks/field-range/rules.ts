import { brokenLimit, isNumber } from '../../src/form/rules/number-limits';
import { textSetting } from '../../src/form/rules/settings';
import { textRule } from '../../src/form/rules/validate';
import { messageOf, type FieldProps } from '../../src/form/rules/value';

/** What a field has whose editor set nothing; the server says the same, and gives the page the whole of it. */
const STANDARD = { min: '0', max: '100', step: '1' };

export const limitsOf = ( field: FieldProps ) => ( {
	min: textSetting( field, 'min' ) || STANDARD.min,
	max: textSetting( field, 'max' ) || STANDARD.max,
	step: textSetting( field, 'step' ) || STANDARD.step,
} );

export const validate = textRule( ( field, text ) => {
	const rule = isNumber( text ) ? brokenLimit( text, limitsOf( field ) ) : 'numeric';
	return rule ? [ messageOf( field, rule, limitsOf( field ) ) ] : [];
} );

/** The value as it stands beside the line. */
export function wordsOf( field: FieldProps, value: string ): string {
	const unit = textSetting( field, 'unit' );
	return unit ? `${ value } ${ unit }` : value;
}
