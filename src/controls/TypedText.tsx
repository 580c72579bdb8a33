import { useTypedValue } from './useTypedValue';
import { TextControl } from './wordpress';

interface TypedTextProps {
	label: string;
	help?: string | undefined;
	type: 'number' | 'time';
	value: string;
	/** Checks whether a non-empty input is valid. */
	isValid( text: string ): boolean;
	/** Error message for an invalid value. */
	wrong: string;
	onChange( value: string ): void;
}

/**
 * Control for a number or a time that is stored as text. The control can be empty. Saving is locked while the input is
 * invalid.
 */
export function TypedText( { type, isValid, ...props }: TypedTextProps ) {
	const read = ( text: string ) => ( text === '' || isValid( text ) ? text : undefined );
	// Browsers show an empty control if they can't parse the stored text.
	const control = useTypedValue( { ...props, shown: read( props.value ) ?? '', read } );
	return <TextControl { ...control } type={ type as 'number' } { ...( type === 'number' && { step: 'any' } ) } />;
}
