import type { Block } from '@wordpress/blocks';
import { __, sprintf } from '@wordpress/i18n';

import { fieldProps } from './fieldProps';
import { holdsRows, isField, kindOf, typeOf, type AnswerKind, type Attributes, type FieldKind } from './kinds';

/** Field, or part of a field, that conditions can use. */
export interface AskedField {
	/** Name under which the field is submitted, such as names[first_name]. */
	name: string;
	label: string;
	answer: AnswerKind;
	/** Available options. Empty if any text can be entered. */
	choices: { value: string; label: string }[];
	/** Client ID of the field's block. */
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
	const answerOfParts = kind?.answerOfParts ?? 'text';
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
		// Skip the second input of an email address, which is not a separate answer.
		...parts
			.filter( ( part ) => part.name.startsWith( `${ posted }[` ) )
			.map( ( part ): AskedField => ( {
				name: part.name,
				label: `${ own.label }: ${ part.label }`,
				answer: answerOfParts,
				choices: answerOfParts === 'choice' ? choices : [],
				clientId,
			} ) ),
	];
}

/** Returns the fields that represent a repeater: the number of its rows, and each of its columns as a list. */
function askedRowsOf( block: Block< Attributes > ): AskedField[] {
	const [ own ] = askedFieldsOf( block );
	if ( ! own ) {
		return [];
	}
	const columns = askedFields( block.innerBlocks ).map( ( column ): AskedField => ( {
		...column,
		name: `${ own.name }[${ column.name }]`,
		label: `${ own.label }: ${ column.label }`,
		answer: 'list',
	} ) );
	/* translators: %s: label of a field with rows. */
	return [ { ...own, label: sprintf( __( '%s (number of rows)', 'vestibule' ), own.label ) }, ...columns ];
}

/** Cache of fields by block. While the user types a label, all other blocks of the form remain the same objects. */
const found = new WeakMap< Block, AskedField[] >();

function fieldsOfBlock( block: Block ): AskedField[] {
	if ( holdsRows( block.name ) ) {
		return askedRowsOf( block as Block< Attributes > );
	}
	return [
		...( isField( block.name ) ? askedFieldsOf( block as Block< Attributes > ) : [] ),
		...askedFields( block.innerBlocks ),
	];
}

/** Returns the fields that conditions can use, in the order of the form. */
export function askedFields( blocks: readonly Block[] ): AskedField[] {
	return blocks.flatMap( ( block ) => {
		const fields = found.get( block ) ?? fieldsOfBlock( block );
		found.set( block, fields );
		return fields;
	} );
}
