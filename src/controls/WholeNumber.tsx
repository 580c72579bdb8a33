import { __, sprintf } from '@wordpress/i18n';
import { useTypedValue } from './useTypedValue';
import { TextControl } from './wordpress';

interface WholeNumberProps {
	label: string;
	help?: string | undefined;
	min: number;
	max: number;
	value: number;
	/** Value that an empty control stores. If undefined, a number is required. */
	empty?: number | undefined;
	onChange( value: number ): void;
}

/**
 * Text control for a whole number. While the input is invalid, the control shows an error and saving is locked. If
 * `empty` is given, an empty control means no limit, so that 0 is always the number zero.
 */
export function WholeNumber( { label, help, min, max, value, empty, onChange }: WholeNumberProps ) {
	const read = ( text: string ): number | undefined => {
		if ( text.trim() === '' ) {
			return empty;
		}
		const number = Number( /^\s*\d+\s*$/.test( text ) ? text : NaN );
		return number >= min && number <= max ? number : undefined;
	};
	const wrong =
		empty === undefined
			? /* translators: 1: minimum, 2: maximum. */
				sprintf( __( 'Enter a whole number from %1$d to %2$d.', 'vestibule' ), min, max )
			: /* translators: 1: minimum, 2: maximum. */
				sprintf( __( 'Enter a whole number from %1$d to %2$d, or leave it empty.', 'vestibule' ), min, max );
	const shown = value === empty ? '' : String( value );
	const control = useTypedValue( { label, help, value, shown, read, wrong, onChange } );
	return <TextControl { ...control } type="number" min={ min } max={ max } step={ 1 } />;
}
