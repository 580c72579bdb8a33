import type { FormEvent } from 'react';
import { useEffect, useState } from '@wordpress/element';
import { useSavingLock } from './useSavingLock';

interface Typed< Value > {
	label: string;
	help?: string | undefined;
	value: Value;
	/** Text that represents the stored value. */
	shown: string;
	/** Converts the input to a value. Returns undefined if the input is invalid. */
	read( text: string ): Value | undefined;
	/** Error message for an invalid input. */
	wrong: string;
	onChange( value: Value ): void;
}

/**
 * Returns the props of a text control whose value is stored as soon as the input is valid. Until then, the control
 * shows an error and saving is locked. Browsers report an empty value for input that they can't parse, so the validity
 * state is checked too.
 */
export function useTypedValue< Value >( { label, help, value, shown, read, wrong, onChange }: Typed< Value > ) {
	const [ typed, setTyped ] = useState( shown );
	const [ isUnreadable, setUnreadable ] = useState( false );
	useEffect( () => setTyped( ( before ) => ( read( before ) === value ? before : shown ) ), [ value ] ); // eslint-disable-line react-hooks/exhaustive-deps -- Updates the text when the value changes from outside.
	const isWrong = isUnreadable || read( typed ) === undefined;
	useSavingLock( label, isWrong ? wrong : '' );
	return {
		label,
		value: typed,
		'aria-invalid': isWrong,
		help: isWrong ? <span className="vestibule-admin__error">{ wrong }</span> : help,
		onInput: ( { currentTarget }: FormEvent< HTMLInputElement > ) => {
			const { badInput } = currentTarget.validity;
			const next = badInput ? undefined : read( currentTarget.value );
			setUnreadable( badInput );
			setTyped( currentTarget.value );
			if ( next !== undefined ) {
				onChange( next );
			}
		},
		// The change event doesn't fire for input that the browser can't parse.
		onChange: () => {},
	};
}
