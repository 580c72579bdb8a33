import { useTypedValue } from './useTypedValue';
import { TextControl } from './wordpress';

interface TypedTextProps {
	label: string;
	help?: string | undefined;
	type: 'number' | 'time';
	value: string;
	/** Whether a text that is not empty counts. */
	isValid( text: string ): boolean;
	/** Sentence that says what the control needs. */
	wrong: string;
	onChange( value: string ): void;
}

/** A number or a time, stored as text; empty for none. The editor saves nothing while it cannot be read. */
export function TypedText( { type, isValid, ...props }: TypedTextProps ) {
	const read = ( text: string ) => ( text === '' || isValid( text ) ? text : undefined );
	// A browser shows nothing of a stored text that it cannot read.
	const control = useTypedValue( { ...props, shown: read( props.value ) ?? '', read } );
	return <TextControl { ...control } type={ type as 'number' } { ...( type === 'number' && { step: 'any' } ) } />;
}
