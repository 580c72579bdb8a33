import type { FormEvent } from 'react';
import { useEffect, useState } from '@wordpress/element';
import { useSavingLock } from './useSavingLock';

interface Typed< Value > {
	label: string;
	help?: string | undefined;
	value: Value;
	/** Text of the stored value. */
	shown: string;
	/** Returns the value of a text; undefined for a text that does not count. */
	read( text: string ): Value | undefined;
	/** Sentence that says what the control needs. */
	wrong: string;
	onChange( value: Value ): void;
}

/**
 * Props of a text control whose value counts as soon as it can be read. Until then the control says what it needs, and the
 * editor saves nothing. A browser reports a text that is not a number or a time as empty, so validity is checked, too.
 */
export function useTypedValue< Value >( { label, help, value, shown, read, wrong, onChange }: Typed< Value > ) {
	const [ typed, setTyped ] = useState( shown );
	const [ isUnreadable, setUnreadable ] = useState( false );
	useEffect( () => setTyped( ( before ) => ( read( before ) === value ? before : shown ) ), [ value ] ); // eslint-disable-line react-hooks/exhaustive-deps -- Set back from elsewhere.
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
		// Its own event does not fire for a text that the browser cannot read.
		onChange: () => {},
	};
}
