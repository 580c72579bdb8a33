import { store as blockEditor, useBlockProps, useInnerBlocksProps, type BlockEditProps } from '@wordpress/block-editor';
import { createBlock, type Block } from '@wordpress/blocks';
import { Button, Notice } from '@wordpress/components';
import { useMergeRefs } from '@wordpress/compose';
import { useDispatch, useSelect } from '@wordpress/data';
import { useLayoutEffect, useRef } from '@wordpress/element';
import { __, _x } from '@wordpress/i18n';
import { plus } from '@wordpress/icons';
import type { HTMLAttributes, Ref, RefObject } from 'react';
import type { CarouselProps } from '../../../src/contracts/carousel-props';
import { isEmpty } from '../../../src/shared/empty';
import { View } from '../View';
import { settingsOfBlock, styleOf, type CarouselAttributes } from './attributes';
import { CarouselInspector } from './CarouselInspector';

function pictureIn( block: Block ): string {
	const { url } = block.attributes as { url?: unknown };
	return typeof url === 'string' && /^core\/(image|cover)$/.test( block.name )
		? url
		: ( block.innerBlocks.map( pictureIn ).find( Boolean ) ?? '' );
}

/** Returns the URL of the first image of each slide. Empty for slides without an image. */
const firstPictures = ( slides: readonly Block[] ): string[] => slides.map( pictureIn );

const CONTROLS =
	':scope > .vestibule-carousel__bar, :scope > .vestibule-carousel__dots, :scope > .vestibule-carousel__thumbnails';

/** Makes the controls inert, so that a click selects the block and the Tab key skips the controls. */
function usePreviewControls(): RefObject< HTMLDivElement > {
	const ref = useRef< HTMLDivElement >( null );
	useLayoutEffect( () => {
		ref.current?.querySelectorAll( CONTROLS ).forEach( ( controls ) => controls.setAttribute( 'inert', '' ) );
		ref.current?.querySelector( ':scope > .vestibule-carousel__track' )?.removeAttribute( 'tabindex' );
	} );
	return ref;
}

/** Returns the same labels that the server prints (Site\Carousel\Words). */
function wordsOf( { nextLabel, prevLabel, slideLabel }: CarouselAttributes ): CarouselProps[ 'words' ] {
	return {
		next: nextLabel || __( 'Next', 'vestibule' ),
		prev: prevLabel || __( 'Previous', 'vestibule' ),
		slide: slideLabel || __( 'Slide', 'vestibule' ),
		of: _x( 'of', 'slide 2 of 6', 'vestibule' ),
		to: _x( 'to', 'slide 4 to 6', 'vestibule' ),
		pause: __( 'Pause the slides', 'vestibule' ),
		play: __( 'Play the slides', 'vestibule' ),
		slides: __( 'Slides', 'vestibule' ),
		choose: __( 'Choose a slide', 'vestibule' ),
	};
}

/** Edit component of the carousel. It shows the same view as the page, and slides are edited in place. */
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

/** Checks whether a slide has a background, which counts as content. */
const hasLook = ( { style, backgroundColor, gradient }: Record< string, unknown > ): boolean =>
	Boolean( style ?? backgroundColor ?? gradient );
