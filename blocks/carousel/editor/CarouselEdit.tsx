import { store as blockEditor, useBlockProps, useInnerBlocksProps, type BlockEditProps } from '@wordpress/block-editor';
import { createBlock } from '@wordpress/blocks';
import { Button, Notice } from '@wordpress/components';
import { useMergeRefs } from '@wordpress/compose';
import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { plus } from '@wordpress/icons';
import type { HTMLAttributes, Ref } from 'react';
import { isEmpty } from '../../../src/shared/empty';
import { View } from '../View';
import { settingsOfBlock, styleOf, type CarouselAttributes } from './attributes';
import { CarouselInspector } from './CarouselInspector';
import { firstPictures } from './firstPictures';
import { usePreviewControls } from './usePreviewControls';
import { wordsOf } from './words';

/** The carousel with its slides side by side, each edited where it stands; the rest is the page's own view. */
export function CarouselEdit( { attributes, setAttributes, clientId }: BlockEditProps< CarouselAttributes > ) {
	const settings = settingsOfBlock( attributes );
	const controls = usePreviewControls();
	const { ref, ...blockProps } = useBlockProps( {
		style: styleOf( settings ),
		className: settings.fade ? 'is-fade' : '',
	} );
	const { insertBlock } = useDispatch( blockEditor );
	const blocks = useSelect( ( select ) => select( blockEditor ).getBlocks( clientId ), [ clientId ] );
	const isQuery = blocks[ 0 ]?.name === 'core/query';
	const list = useInnerBlocksProps(
		{ className: 'vestibule-carousel__list' },
		{ allowedBlocks: [ 'vestibule/slide', 'core/query' ], orientation: 'horizontal', renderAppender: false }
	) as HTMLAttributes< HTMLDivElement >;
	const count = isQuery ? Math.max( 3, settings.columns.xxl + 1 ) : blocks.length;
	return (
		<div { ...blockProps } ref={ useMergeRefs( [ ref as Ref< HTMLDivElement >, controls ] ) }>
			<CarouselInspector attributes={ attributes } setAttributes={ setAttributes } isQuery={ isQuery } />
			<View
				{ ...settings }
				as="div"
				count={ count }
				more={ false }
				thumbnails={ settings.thumbnails ? firstPictures( blocks ) : [] }
				words={ wordsOf( attributes ) }
				list={ <div { ...list } /> }
			/>
			{ blocks.every(
				( block ) =>
					block.name === 'vestibule/slide' && ! hasLook( block.attributes ) && isEmpty( block.innerBlocks )
			) && (
				<Notice status="warning" isDismissible={ false }>
					{ __( 'No slide has any content yet: visitors see nothing here.', 'vestibule' ) }
				</Notice>
			) }
			{ ! isQuery && (
				<Button
					className="vestibule-carousel__add"
					icon={ plus }
					variant="secondary"
					__next40pxDefaultSize
					onClick={ () => insertBlock( createBlock( 'vestibule/slide' ), blocks.length, clientId ) }
				>
					{ __( 'Add slide', 'vestibule' ) }
				</Button>
			) }
		</div>
	);
}

/** A slide may be no more than a picture or colour behind nothing. */
const hasLook = ( { style, backgroundColor, gradient }: Record< string, unknown > ): boolean =>
	Boolean( style ?? backgroundColor ?? gradient );
