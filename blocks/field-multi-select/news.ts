import { messageOf } from '../../src/form/rules/value';
import type { FieldViewProps } from '../form/field-parts/types';

type Said = Pick< FieldViewProps, 'field' | 'words' >;

/** The texts of docs/reference/form.md for a list that has nothing to offer. */
export function note( { field, words }: Said, full: boolean, found: number, typed: string ): string {
	if ( full ) {
		return messageOf( field, 'max', { maxItemCount: field.maxSelections } );
	}
	if ( found > 0 ) {
		return '';
	}
	return ( typed.trim() === '' ? words.noChoices : words.noResults ) ?? '';
}

/** "Fig chosen, 1 of 3", or "Fig chosen" where any number may be. */
export function addedNews( { field, words }: Said, label: string, count: number ): string {
	const text = field.maxSelections > 0 ? words.addedOf : words.added;
	return ( text ?? '' )
		.replace( '%2$s', String( count ) )
		.replace( '%3$s', String( field.maxSelections ) )
		.replace( /%(1\$)?s/, () => label );
}

/** How many options fit what was typed. */
export const foundNews = ( { words }: Said, found: number ): string =>
	( words.optionsFound ?? '' ).replace( '%s', String( found ) );
