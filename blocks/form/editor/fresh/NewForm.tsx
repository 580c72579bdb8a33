import { InspectorControls, useInnerBlocksProps } from '@wordpress/block-editor';
import { PanelBody, TextControl } from '@wordpress/components';
import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { allowedBlocks, offeredFirst } from '../family';
import type { FormAttributes } from '../FormEdit';
import { MissingButton } from '../MissingButton';
import type { FreshForm } from './markup';
import { useFresh } from './useFresh';

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
