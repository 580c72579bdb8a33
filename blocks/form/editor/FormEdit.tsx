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
import { lookStyle, type LookAttributes } from './look';
import { MissingButton } from './MissingButton';
import { allowedBlocks, offeredFirst } from './template';

interface NewFormProps {
	clientId: string;
	fresh: FreshForm;
	setAttributes( changes: Partial< FormAttributes > ): void;
}

/**
 * A form that is not stored yet: its fields are edited as any blocks, and its title; the rest belongs to the stored
 * form.
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
							'Not shown to visitors. The settings for after submission appear here once the page and its form are saved.',
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

interface FormAttributes extends LookAttributes {
	/** The id of the form's post. */
	ref?: number;
	/** A form that is stored with the page; its fields are the block's inner blocks until then. */
	fresh?: FreshForm | undefined;
}

/** Chooses a form, then edits it where it stands; the same form inside itself is refused. */
export function FormEdit( { attributes, clientId, setAttributes }: BlockEditProps< FormAttributes > ) {
	const { ref, fresh } = attributes;
	const [ replacing, setReplacing ] = useState( false );
	const inItself = useHasRecursion( ref );
	const blockProps = useBlockProps( { style: lookStyle( attributes ) } );
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
