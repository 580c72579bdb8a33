/**
 * The options of a choice. The value is what is posted and stored; it follows the label until someone sets it apart.
 */
import { __ } from '@wordpress/i18n';
import type { FieldAttributes } from '../../../src/contracts/field';

export type Option = NonNullable< FieldAttributes[ 'options' ] >[ number ];

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

/** Whether the value is still the one the label gave it. Ask when typing starts: an emptied label says nothing. */
export function followsLabel( options: readonly Option[], index: number ): boolean {
	const option = options[ index ];
	return option !== undefined && option.value === freeValue( option.label, without( options, index ) );
}

/** An empty label keeps the value: a value is never empty. */
export function labelOption( options: readonly Option[], index: number, label: string, follows: boolean ): Option[] {
	const old = options[ index ];
	if ( ! old ) {
		return [ ...options ];
	}
	const value = follows && label !== '' ? freeValue( label, without( options, index ) ) : old.value;
	return replaced( options, index, { value, label } );
}

/** Whether a value could be stored: not empty, and no other option's. */
export function isFreeValue( options: readonly Option[], index: number, value: string ): boolean {
	return value !== '' && ! without( options, index ).some( ( other ) => other.value === value );
}

export function valueOption( options: readonly Option[], index: number, value: string ): Option[] {
	const old = options[ index ];
	return old && isFreeValue( options, index, value ) ? replaced( options, index, { ...old, value } ) : [ ...options ];
}

/** What a new choice starts with. */
export function firstOptions(): Option[] {
	return [ __( 'First option', 'vestibule' ), __( 'Second option', 'vestibule' ) ].map( ( label ) => ( {
		value: label,
		label,
	} ) );
}
