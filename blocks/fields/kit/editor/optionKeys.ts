import type { KeyboardEvent } from 'react';
import { insertOption, moveOption, removeOption, type Option } from './options';

interface Place {
	options: Option[];
	index: number;
	onChange( options: Option[] ): void;
	/** Moves the focus to the text of an option, once the list is drawn. */
	focus( index: number ): void;
}

/** The keys in the text of an option: Enter adds the next, Backspace removes an empty one, Alt with an arrow moves it. */
export function keysOfOption( event: KeyboardEvent, { options, index, onChange, focus }: Place ): void {
	const { key, altKey, nativeEvent } = event;
	const isEmpty = options[ index ]?.label === '';
	const change = ( changed: Option[], place: number ) => {
		event.preventDefault();
		event.stopPropagation();
		if ( changed.length !== options.length || place !== index ) {
			onChange( changed );
			focus( place );
		}
	};
	const to = index + ( key === 'ArrowUp' ? -1 : 1 );
	if ( nativeEvent.isComposing ) {
		return;
	}
	if ( key === 'Enter' ) {
		change( insertOption( options, index + 1 ), index + 1 );
	} else if ( key === 'Backspace' && isEmpty && options.length > 1 ) {
		change( removeOption( options, index ), Math.max( 0, index - 1 ) );
	} else if ( altKey && ( key === 'ArrowUp' || key === 'ArrowDown' ) && options[ to ] ) {
		change( moveOption( options, index, to ), to );
	}
}
