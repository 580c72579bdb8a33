import {
	InnerBlocks,
	RecursionProvider,
	useBlockProps,
	useHasRecursion,
	Warning,
	type BlockEditProps,
} from '@wordpress/block-editor';
import { store as coreStore } from '@wordpress/core-data';
import { select } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { textOfHtml } from '../../../src/shared/text-of-html';
import { NewForm } from './fresh/NewForm';
import type { FreshForm } from './fresh/markup';
import { FORM } from './form';
import { FormChooser } from './FormChooser';
import { FormInPlace } from './FormInPlace';

export interface FormAttributes {
	/** The id of the form's post. */
	ref?: number;
	/** A form that is stored with the page; its fields are the block's inner blocks until then. */
	fresh?: FreshForm | undefined;
}

/** Chooses a form, then edits it where it stands; the same form inside itself is refused. */
export function FormEdit( { attributes: { ref, fresh }, clientId, setAttributes }: BlockEditProps< FormAttributes > ) {
	const [ replacing, setReplacing ] = useState( false );
	const inItself = useHasRecursion( ref );
	const blockProps = useBlockProps();
	if ( ! ref && fresh && ! replacing ) {
		return (
			<div { ...blockProps }>
				<NewForm clientId={ clientId } fresh={ fresh } setAttributes={ setAttributes } />
			</div>
		);
	}
	if ( ! ref || replacing ) {
		return (
			<div { ...blockProps }>
				<FormChooser
					clientId={ clientId }
					onChoose={ ( id ) => {
						setReplacing( false );
						setAttributes( { ref: id, fresh: undefined } );
					} }
					onCancel={ ref ? () => setReplacing( false ) : undefined }
				/>
			</div>
		);
	}
	if ( inItself ) {
		return (
			<div { ...blockProps }>
				<Warning>{ __( 'A form cannot stand inside itself.', 'vestibule' ) }</Warning>
			</div>
		);
	}
	return (
		<RecursionProvider uniqueId={ ref }>
			<div { ...blockProps }>
				<FormInPlace key={ ref } id={ ref } clientId={ clientId } onReplace={ () => setReplacing( true ) } />
			</div>
		</RecursionProvider>
	);
}

/** The fields of a stored form are its post's; those of a new one stand in the page until it is saved. */
export const FormSave = ( { attributes: { ref } }: { attributes: FormAttributes } ) =>
	ref ? null : <InnerBlocks.Content />;

/** What list view and breadcrumb call the block: the title of its form, once it is loaded. */
export function formLabel( { ref }: FormAttributes ): string | undefined {
	const form = ref
		? ( select( coreStore ).getEditedEntityRecord( FORM.kind, FORM.name, ref ) as unknown as
				{ title?: string } | undefined )
		: undefined;
	return form?.title ? textOfHtml( form.title ) : undefined;
}
