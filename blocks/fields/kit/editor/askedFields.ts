import type { Block } from '@wordpress/blocks';
import { __, sprintf } from '@wordpress/i18n';

import { fieldProps } from './fieldProps';
import { holdsRows, isField, kindOf, typeOf, type AnswerKind, type Attributes, type FieldKind } from './kinds';

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
		// An address that is asked for again is no answer of its own.
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

/** Of rows their number can be asked for, and each column as a list. */
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

/** The fields in the blocks of a form that conditions can ask for, in the order of the page. */
export function askedFields( blocks: readonly Block[] ): AskedField[] {
	return blocks.flatMap( ( block ) => {
		if ( holdsRows( block.name ) ) {
			return askedRowsOf( block as Block< Attributes > );
		}
		return [
			...( isField( block.name ) ? askedFieldsOf( block as Block< Attributes > ) : [] ),
			...askedFields( block.innerBlocks ),
		];
	} );
}
