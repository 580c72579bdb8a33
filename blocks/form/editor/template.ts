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

/** What may stand in a form: fields, and what sets them out. */
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

/** What the inserter offers first. */
export const offeredFirst = (): string[] => formBlocks().slice( 0, 6 );

/** Which fields an enquiry needs is a matter of forms, not of a type: so the list stands here. */
const TYPES = [ 'name', 'email', 'textarea', 'agreement' ];

export const newButton = (): Block => createBlock( BUTTON, { label: __( 'Send enquiry', 'vestibule' ) } );

/** New fields of these types, as the inserter would add them. */
export const newFields = ( types: readonly string[] ): Block[] =>
	types.flatMap( ( type ) => {
		const kind = kindOf( type );
		return kind ? [ createBlock( kind.block, { ...freshField( kind ) } ) ] : [];
	} );

/** What a new form starts with: name, email, message, agreement and the button. */
export const newFormBlocks = (): Block[] => [ ...newFields( TYPES ), newButton() ];

/**
 * Puts a new form in the place of a block in one step that can be undone; it is stored with the page
 * (storeWithPage.ts).
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
