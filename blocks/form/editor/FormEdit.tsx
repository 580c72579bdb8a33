import {
	InnerBlocks,
	InspectorControls,
	RecursionProvider,
	useBlockProps,
	useHasRecursion,
	useInnerBlocksProps,
	Warning,
	type BlockEditProps,
} from '@wordpress/block-editor';
import { PanelBody } from '@wordpress/components';
import { store as coreStore } from '@wordpress/core-data';
import { select } from '@wordpress/data';
import { useMemo, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { TextControl } from '../../../src/controls/wordpress';
import { textOfHtml } from '../../../src/shared/text-of-html';
import { FORM } from '../../fields/kit/editor/kinds';
import { FormChooser } from './FormChooser';
import { FormInPlace } from './FormInPlace';
import type { FreshForm } from './fresh/markup';
import { useFresh } from './fresh/useFresh';
import { blockStyles, type StyleAttributes } from './blockStyles';
import { MissingButton } from './MissingButton';
import { allowedBlocks, offeredFirst } from './template';

interface NewFormProps {
	clientId: string;
	fresh: FreshForm;
	setAttributes( changes: Partial< FormAttributes > ): void;
}

/**
 * Form that is not stored yet. Only its fields and title can be edited, because the other settings are stored with the
 * form's post.
 */
function NewForm( { clientId, fresh, setAttributes }: NewFormProps ) {
	useFresh( clientId, fresh, setAttributes );
	const inner = useInnerBlocksProps(
		{ className: 'vestibule-form' },
		{
			allowedBlocks: useMemo( allowedBlocks, [] ),
			prioritizedInserterBlocks: useMemo( offeredFirst, [] ),
		}
	);
	return (
		<>
			<InspectorControls>
				<PanelBody title={ __( 'Form', 'vestibule' ) }>
					<TextControl
						label={ __( 'Title', 'vestibule' ) }
						help={ __(
							'Not shown to visitors. Save the page and its form, and the “After submission” settings appear here.',
							'vestibule'
						) }
						value={ fresh.title }
						onChange={ ( title ) => setAttributes( { fresh: { ...fresh, title } } ) }
					/>
				</PanelBody>
			</InspectorControls>
			<div { ...inner } />
			<MissingButton clientId={ clientId } />
		</>
	);
}

interface FormAttributes extends StyleAttributes {
	/** Post ID of the form. */
	ref?: number;
	/** Form that is created when the page is saved. Until then, its fields are the inner blocks of this block. */
	fresh?: FreshForm | undefined;
}

/** Edit component of the form block: a chooser, or the form itself. Shows a warning if a form would contain itself. */
export function FormEdit( { attributes, clientId, setAttributes }: BlockEditProps< FormAttributes > ) {
	const { ref, fresh } = attributes;
	const [ replacing, setReplacing ] = useState( false );
	const inItself = useHasRecursion( ref );
	const blockProps = useBlockProps( { style: blockStyles( attributes ) } );
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
				<Warning>{ __( 'A form cannot be placed inside itself.', 'vestibule' ) }</Warning>
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

/**
 * Stored markup of the form block. The fields of a stored form are in its own post, and those of a new form are in the
 * page.
 */
export const FormSave = ( { attributes: { ref } }: { attributes: FormAttributes } ) =>
	ref ? null : <InnerBlocks.Content />;

/** Returns the title of the form for the list view and the breadcrumb. Undefined until the form has loaded. */
export function formLabel( { ref }: FormAttributes ): string | undefined {
	const form = ref
		? ( select( coreStore ).getEditedEntityRecord( FORM.kind, FORM.name, ref ) as unknown as
				{ title?: string } | undefined )
		: undefined;
	return form?.title ? textOfHtml( form.title ) : undefined;
}
