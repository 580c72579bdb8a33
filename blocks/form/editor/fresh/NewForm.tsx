import { InspectorControls, store as blockEditorStore, useInnerBlocksProps } from '@wordpress/block-editor';
import { PanelBody, TextControl } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect, useMemo, useSyncExternalStore } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { allowedBlocks, offeredFirst } from '../family';
import { FORM_BLOCK } from '../form';
import type { FormAttributes } from '../FormEdit';
import { MissingButton } from '../MissingButton';
import { createdForm, subscribe } from './created';
import type { FreshForm } from './markup';

interface Props {
	clientId: string;
	fresh: FreshForm;
	setAttributes( changes: Partial< FormAttributes > ): void;
}

/**
 * A form that is not stored yet: its fields are edited as any blocks, and its title; the rest belongs to the stored
 * form.
 */
export function NewForm( { clientId, fresh, setAttributes }: Props ) {
	const stored = useSyncExternalStore( subscribe, () => createdForm( fresh.key ) );
	const isCopy = useSelect(
		( select ) => {
			const { getBlocksByName, getBlockAttributes } = select( blockEditorStore );
			const first = getBlocksByName( FORM_BLOCK ).find(
				( id ) => ( getBlockAttributes( id ) as FormAttributes | null )?.fresh?.key === fresh.key
			);
			return first !== undefined && first !== clientId;
		},
		[ clientId, fresh.key ]
	);
	const { __unstableMarkNextChangeAsNotPersistent: markAsNoChange } = useDispatch( blockEditorStore );
	useEffect( () => {
		if ( stored !== undefined ) {
			markAsNoChange();
			setAttributes( { ref: stored, fresh: undefined } );
		} else if ( isCopy ) {
			markAsNoChange();
			setAttributes( { fresh: { ...fresh, key: crypto.randomUUID() } } );
		}
	} );
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
						__next40pxDefaultSize
						__nextHasNoMarginBottom
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
