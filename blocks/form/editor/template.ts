import { store as blockEditorStore } from '@wordpress/block-editor';
import { createBlock, type Block } from '@wordpress/blocks';
import { useDispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { freshField } from '../../fields/kit/editor/fieldProps';
import { BUTTON, fieldBlocks, kindOf } from '../../fields/kit/editor/kinds';
import { CONFIRMATION } from './confirmations/confirmation';
import { FORM_BLOCK } from './form';
import { STEP } from './steps/plan';
import type { Start } from './templates/useTemplates';

const formBlocks = (): string[] => [ ...fieldBlocks(), 'vestibule/section', 'vestibule/submit' ];

/** Blocks that a form can contain: fields and layout blocks. */
export const allowedBlocks = (): string[] => [
	...formBlocks(),
	STEP,
	CONFIRMATION,
	'core/heading',
	'core/paragraph',
	'core/list',
	'core/image',
	'core/group',
	'core/columns',
	'core/separator',
	'core/spacer',
];

/** Blocks that are listed first in the inserter. */
export const offeredFirst = (): string[] => formBlocks().slice( 0, 6 );

/**
 * Types of the fields in a new form. This list is not part of the field types, because they should not depend on the
 * default form.
 */
const TYPES = [ 'name', 'email', 'textarea', 'agreement' ];

export const newButton = (): Block => createBlock( BUTTON, { label: __( 'Send enquiry', 'vestibule' ) } );

/** Creates fields of the given types, with the same attributes as fields from the inserter. */
export const newFields = ( types: readonly string[] ): Block[] =>
	types.flatMap( ( type ) => {
		const kind = kindOf( type );
		return kind ? [ createBlock( kind.block, { ...freshField( kind ) } ) ] : [];
	} );

/** Returns the blocks of a new form: name, email, message, agreement and submit button. */
export const newFormBlocks = (): Block[] => [ ...newFields( TYPES ), newButton() ];

/**
 * Returns a function that replaces a block with a new form, as a single undo step. The form is stored together with the
 * page (storeWithPage.ts).
 */
export function useNewForm( clientId: string ): ( title: string, start?: Start ) => void {
	const { replaceBlock } = useDispatch( blockEditorStore );
	return ( title, start ) => {
		const fresh = {
			key: crypto.randomUUID(),
			title: title.trim() || start?.title || __( 'Enquiry', 'vestibule' ),
			...( start && { settings: start.settings } ),
		};
		void replaceBlock( clientId, createBlock( FORM_BLOCK, { fresh }, start?.blocks ?? newFormBlocks() ) );
	};
}
