/**
 * The options of a choice. The value is what is posted and stored; it follows the label until someone sets it apart.
 */
import { __, sprintf } from '@wordpress/i18n';
import type { KeyboardEvent } from 'react';
import type { FieldAttributes } from '../../../../src/contracts/field';

export type Option = NonNullable< FieldAttributes[ 'options' ] >[ number ];

/** Of one field; the server reads no more. */
export const MOST_OPTIONS = 200;

const standardValue = ( place: number ) =>
	sprintf(
		/* translators: %d: place of the option in its list. */
		__( 'Option %d', 'vestibule' ),
		place
	);

/** Whether an option got its value before it had a label. */
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

/** A new option without a label at a place; its value follows the label that it gets. */
export function insertOption( options: readonly Option[], at: number ): Option[] {
	const fresh = { value: freeValue( standardValue( options.length + 1 ), options ), label: '' };
	return options.length < MOST_OPTIONS
		? [ ...options.slice( 0, at ), fresh, ...options.slice( at ) ]
		: [ ...options ];
}

/** One option for each line that is not empty; `value|label` sets the value apart from the label. */
export function optionsOfLines( text: string, others: readonly Option[] = [] ): Option[] {
	const lines = text.split( /[\r\n]+/ ).filter( ( line ) => line.trim() !== '' );
	return lines.reduce< Option[] >( ( read, line ) => {
		const [ first = '', ...rest ] = line.split( '|' );
		const label = ( rest.join( '|' ).trim() || first.trim() ).slice( 0, 300 );
		const wanted = ( first.trim() || label ).slice( 0, 190 );
		return label === '' ? read : [ ...read, { value: freeValue( wanted, [ ...others, ...read ] ), label } ];
	}, [] );
}

/** Lines pasted into an option stand in its place and behind it; one that had a label keeps it, and its value. */
export function pasteOptions( options: readonly Option[], index: number, text: string ): Option[] {
	const kept = options[ index ]?.label ? index + 1 : index;
	const rest = [ ...options.slice( 0, kept ), ...options.slice( index + 1 ) ];
	const pasted = optionsOfLines( text, rest );
	return [ ...rest.slice( 0, kept ), ...pasted, ...rest.slice( kept ) ].slice( 0, MOST_OPTIONS );
}

/** A list in the place of the old one. What has the label of an old option without a value of its own keeps that one's. */
export function replaceOptions( options: readonly Option[], text: string ): Option[] {
	const old = new Map( options.map( ( option ) => [ option.label, option ] ) );
	const values = new Map( options.map( ( option ) => [ option.value, option ] ) );
	return optionsOfLines( text )
		.map( ( option ) => {
			const known =
				values.get( option.value ) ?? ( option.value === option.label ? old.get( option.label ) : undefined );
			return known ? { ...known, label: option.label } : option;
		} )
		.slice( 0, MOST_OPTIONS );
}

/** Has the form begin with an option, or with none; of a choice of one the others let go. */
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
 * Whether the value is still the one the label gave it. Ask when typing starts: an emptied label says nothing.
 *
 * @param stored The values that the form was stored with: entries hold them, so they stay whatever the label becomes.
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

/** An empty label keeps the value: a value is never empty. */
export function labelOption( options: readonly Option[], index: number, label: string, follows: boolean ): Option[] {
	const old = options[ index ];
	if ( ! old ) {
		return [ ...options ];
	}
	const value = follows && label !== '' ? freeValue( label, without( options, index ) ) : old.value;
	return replaced( options, index, { ...old, value, label } );
}

/** Whether a value could be stored: not empty, and no other option's. */
export function isFreeValue( options: readonly Option[], index: number, value: string ): boolean {
	return value !== '' && ! without( options, index ).some( ( other ) => other.value === value );
}

export function valueOption( options: readonly Option[], index: number, value: string ): Option[] {
	const old = options[ index ];
	return old && isFreeValue( options, index, value ) ? replaced( options, index, { ...old, value } ) : [ ...options ];
}

/** How many entries can choose an option; undefined sets no limit. */
export function placeOption( options: readonly Option[], index: number, places: number | undefined ): Option[] {
	return options.map( ( { places: before, ...option }, at ) => {
		const now = at === index ? places : before;
		return now === undefined ? option : { ...option, places: now };
	} );
}

/** The same options without a limit. */
export const withoutPlaces = ( options: readonly Option[] ): Option[] =>
	options.map( ( { places: _, ...option } ) => option );

/** Values whose places are taken although no option has them any more: it was removed, or its value changed. */
export function lostOptions( options: readonly Option[], taken: Record< string, number > ): [ string, number ][] {
	const values = options.map( ( { value } ) => value );
	return Object.entries( taken ).filter( ( [ value, number ] ) => number > 0 && ! values.includes( value ) );
}

/** The places of the options that the form begins with; in the editor a place stands for the value (fieldProps.ts). */
export const initialPlaces = ( { options = [] }: FieldAttributes ): string[] =>
	options.flatMap( ( { selected }, index ) => ( selected ? [ String( index ) ] : [] ) );

/** What a new choice starts with. */
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
