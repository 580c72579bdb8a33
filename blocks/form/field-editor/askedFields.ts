import type { Block } from '@wordpress/blocks';

import { fieldProps } from './fieldProps';
import { isField, kindOf, typeOf, type AnswerKind, type Attributes, type FieldKind } from './kinds';

/** A field as conditions ask for it; a part of a name is one, too. */
export interface AskedField {
	/** As posted, such as names[first_name]. */
	name: string;
	label: string;
	answer: AnswerKind;
	/** What can be chosen; none where anything can be typed. */
	choices: { value: string; label: string }[];
	/** The block that it stands in. */
	clientId: string;
}

function kindOfAnswer( kind: FieldKind | undefined, hasChoices: boolean ): AnswerKind {
	return kind?.answer ?? ( hasChoices ? 'choice' : 'text' );
}

function askedFieldsOf( { name, clientId, attributes }: Block< Attributes > ): AskedField[] {
	const posted = attributes.name ?? '';
	if ( posted === '' ) {
		return [];
	}
	const kind = kindOf( typeOf( name ) );
	const choices = kind?.choices?.() ?? attributes.options ?? [];
	const own: AskedField = {
		name: posted,
		label: attributes.label || posted,
		answer: kindOfAnswer( kind, choices.length > 0 ),
		choices,
		clientId,
	};
	const { parts } = kind ? fieldProps( kind, attributes, clientId ) : { parts: [] };
	return [
		own,
		...parts.map( ( part ): AskedField => ( {
			name: part.name,
			label: `${ own.label }: ${ part.label }`,
			answer: 'text',
			choices: [],
			clientId,
		} ) ),
	];
}

/** The fields in the blocks of a form that conditions can ask for, in the order of the page. */
export const askedFields = ( blocks: readonly Block[] ): AskedField[] =>
	blocks.flatMap( ( block ) => [
		...( isField( block.name ) ? askedFieldsOf( block as Block< Attributes > ) : [] ),
		...askedFields( block.innerBlocks ),
	] );
