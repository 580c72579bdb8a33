/**
 * Options of a choice field. The value of an option is submitted and stored. It is derived from the label until it is
 * set separately.
 */
import { __, sprintf } from '@wordpress/i18n';
import type { KeyboardEvent } from 'react';
import type { FieldAttributes } from '../../../../src/contracts/field';

export type Option = NonNullable< FieldAttributes[ 'options' ] >[ number ];

/** Maximum number of options per field. The server ignores further options. */
export const MAX_OPTIONS = 200;

const standardValue = ( place: number ) =>
	sprintf(
		/* translators: %d: position of the option in the list. */
		__( 'Option %d', 'vestibule' ),
		place
	);

/** Checks whether a value was generated because the option had no label. */
const isStandard = ( value: string ) => value === standardValue( Number( /\d+/.exec( value )?.[ 0 ] ) );

function freeValue( wanted: string, others: readonly Option[] ): string {
	const taken = others.map( ( { value } ) => value );
	let value = wanted;
	for ( let next = 2; taken.includes( value ); next++ ) {
		value = `${ wanted } ${ next }`;
	}
	return value;
}

const without = ( options: readonly Option[], index: number ): Option[] => options.filter( ( _, at ) => at !== index );

const replaced = ( options: readonly Option[], index: number, option: Option ): Option[] =>
	options.map( ( old, at ) => ( at === index ? option : old ) );

export function addOption( options: readonly Option[], label: string ): Option[] {
	return [ ...options, { value: freeValue( label, options ), label } ];
}

/** Inserts an option without a label. Its value will be derived from the label. */
export function insertOption( options: readonly Option[], at: number ): Option[] {
	const fresh = { value: freeValue( standardValue( options.length + 1 ), options ), label: '' };
	return options.length < MAX_OPTIONS ? [ ...options.slice( 0, at ), fresh, ...options.slice( at ) ] : [ ...options ];
}

/** Returns an option for each non-empty line. A line such as `value|label` sets a separate value. */
export function optionsOfLines( text: string, others: readonly Option[] = [] ): Option[] {
	const lines = text.split( /[\r\n]+/ ).filter( ( line ) => line.trim() !== '' );
	return lines.reduce< Option[] >( ( read, line ) => {
		const [ first = '', ...rest ] = line.split( '|' );
		const label = ( rest.join( '|' ).trim() || first.trim() ).slice( 0, 300 );
		const wanted = ( first.trim() || label ).slice( 0, 190 );
		return label === '' ? read : [ ...read, { value: freeValue( wanted, [ ...others, ...read ] ), label } ];
	}, [] );
}

/** Replaces an option without a label with the pasted lines. If the option has a label, inserts the lines after it. */
export function pasteOptions( options: readonly Option[], index: number, text: string ): Option[] {
	const kept = options[ index ]?.label ? index + 1 : index;
	const rest = [ ...options.slice( 0, kept ), ...options.slice( index + 1 ) ];
	const pasted = optionsOfLines( text, rest );
	return [ ...rest.slice( 0, kept ), ...pasted, ...rest.slice( kept ) ].slice( 0, MAX_OPTIONS );
}

/**
 * Replaces the list. Options retain their other properties if their value is known, or if their label is known and the
 * line has no separate value.
 */
export function replaceOptions( options: readonly Option[], text: string ): Option[] {
	const old = new Map( options.map( ( option ) => [ option.label, option ] ) );
	const values = new Map( options.map( ( option ) => [ option.value, option ] ) );
	return optionsOfLines( text )
		.map( ( option ) => {
			const known =
				values.get( option.value ) ?? ( option.value === option.label ? old.get( option.label ) : undefined );
			return known ? { ...known, label: option.label } : option;
		} )
		.slice( 0, MAX_OPTIONS );
}

/** Changes whether an option is selected by default. In a single-choice field, deselects the other options. */
export function selectOption(
	options: readonly Option[],
	index: number,
	selected: boolean,
	several: boolean
): Option[] {
	return options.map( ( { selected: was = false, ...option }, at ) =>
		( at === index ? selected : was && ( several || ! selected ) ) ? { ...option, selected: true } : option
	);
}

export function removeOption( options: readonly Option[], index: number ): Option[] {
	return without( options, index );
}

export function moveOption( options: readonly Option[], from: number, to: number ): Option[] {
	const moved = options[ from ];
	if ( ! moved || to < 0 || to >= options.length ) {
		return [ ...options ];
	}
	const rest = without( options, from );
	return [ ...rest.slice( 0, to ), moved, ...rest.slice( to ) ];
}

/**
 * Checks whether the value was derived from the label. Must be called before the user starts typing, because this
 * cannot be detected while the label is empty.
 *
 * @param options
 * @param index
 * @param stored Values in the stored form. Entries may contain them, so they are not derived from the label.
 */
export function followsLabel( options: readonly Option[], index: number, stored: readonly string[] = [] ): boolean {
	const option = options[ index ];
	if ( ! option || stored.includes( option.value ) ) {
		return false;
	}
	return option.label === ''
		? isStandard( option.value )
		: option.value === freeValue( option.label, without( options, index ) );
}

/** Changes a label. If the new label is empty, the value remains, because values must not be empty. */
export function labelOption( options: readonly Option[], index: number, label: string, follows: boolean ): Option[] {
	const old = options[ index ];
	if ( ! old ) {
		return [ ...options ];
	}
	const value = follows && label !== '' ? freeValue( label, without( options, index ) ) : old.value;
	return replaced( options, index, { ...old, value, label } );
}

/** Checks whether a value is allowed: not empty and unique. */
export function isFreeValue( options: readonly Option[], index: number, value: string ): boolean {
	return value !== '' && ! without( options, index ).some( ( other ) => other.value === value );
}

export function valueOption( options: readonly Option[], index: number, value: string ): Option[] {
	const old = options[ index ];
	return old && isFreeValue( options, index, value ) ? replaced( options, index, { ...old, value } ) : [ ...options ];
}

/** Sets the capacity of an option; undefined means no limit. */
export function placeOption( options: readonly Option[], index: number, places: number | undefined ): Option[] {
	return options.map( ( { places: before, ...option }, at ) => {
		const now = at === index ? places : before;
		return now === undefined ? option : { ...option, places: now };
	} );
}

/** Returns the options without limits. */
export const withoutPlaces = ( options: readonly Option[] ): Option[] =>
	options.map( ( { places: _, ...option } ) => option );

/**
 * Returns the values whose spots are still used although they belong to no option, because the option was removed or
 * its value changed.
 */
export function lostOptions( options: readonly Option[], taken: Record< string, number > ): [ string, number ][] {
	const values = options.map( ( { value } ) => value );
	return Object.entries( taken ).filter( ( [ value, number ] ) => number > 0 && ! values.includes( value ) );
}

/**
 * Returns the indexes of the options that are selected by default. In the editor, the index is used as the value
 * (fieldProps.ts).
 */
export const initialPlaces = ( { options = [] }: FieldAttributes ): string[] =>
	options.flatMap( ( { selected }, index ) => ( selected ? [ String( index ) ] : [] ) );

/** Returns the options of a new field. */
export function firstOptions(): Option[] {
	return [ __( 'First option', 'vestibule' ), __( 'Second option', 'vestibule' ) ].map( ( label ) => ( {
		value: label,
		label,
	} ) );
}

interface Place {
	options: Option[];
	index: number;
	onChange( options: Option[] ): void;
	/** Moves the focus to the text of an option after the list has been rendered. */
	focus( index: number ): void;
}

/**
 * Handles keys in the text of an option: Enter adds an option, Backspace removes an empty one, and Alt with an arrow
 * key moves the option.
 */
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
