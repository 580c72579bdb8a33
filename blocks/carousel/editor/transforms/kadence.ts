import { createBlock, type Block } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { COLUMN_SETTINGS } from '../../../../src/carousel/columns';
import { flag, type CarouselAttributes } from '../attributes';
import { made, shared, slide, type Attributes } from './made';

interface Picture {
	url?: unknown;
	id?: unknown;
	alt?: unknown;
	caption?: unknown;
	customLink?: unknown;
	linkTarget?: unknown;
}

const number = ( value: unknown, least: number, most: number ): number | undefined => {
	const whole = Math.round( Number( value ) );
	return value !== '' && value !== undefined && whole >= least && whole <= most ? whole : undefined;
};
const first = ( value: unknown ): unknown => ( Array.isArray( value ) ? ( value as unknown[] )[ 0 ] : undefined );

/** Its numbers of columns stand in a list, from the widest size to the narrowest, as ours do. */
function columnsOf( type: unknown, list: unknown ): CarouselAttributes {
	if ( type === 'slider' || type === 'thumbslider' || ! Array.isArray( list ) ) {
		return {};
	}
	const given = list as unknown[];
	return Object.fromEntries(
		COLUMN_SETTINGS.map( ( setting, index ) => [ setting, number( given[ index ], 1, 12 ) ] ).filter(
			( [ , value ] ) => value !== undefined
		)
	);
}

function pictureOf( { url, id, alt, caption, customLink, linkTarget }: Picture ): Block {
	const link =
		typeof customLink === 'string' && /^(https?:|\/|#)/.test( customLink )
			? {
					href: customLink,
					linkDestination: 'custom',
					...( linkTarget === '_blank' ? { linkTarget, rel: 'noopener' } : {} ),
				}
			: {};
	return createBlock( 'core/image', {
		url,
		alt: alt ?? '',
		...( number( id, 1, Infinity ) ? { id: Number( id ) } : {} ),
		...( caption ? { caption } : {} ),
		...link,
	} );
}

/** A gallery of Kadence, whatever it is laid out as; its attributes are those of its public block.json. */
export function fromKadence( attributes: Attributes ): Block {
	const { type, columns, gutter, imagesDynamic, images } = attributes;
	const pictures = (
		Array.isArray( imagesDynamic ) && imagesDynamic.length ? imagesDynamic : ( images ?? [] )
	) as Picture[];
	const settings: CarouselAttributes = {
		...columnsOf( type, columns ),
		auto: flag( attributes.autoPlay === true ),
		gutter: number( first( gutter ), 0, 200 ),
		sliderSpeed: number( attributes.autoSpeed, 500, 120_000 ),
		animationSpeed: number( attributes.transSpeed, 0, 10_000 ),
		scroll: attributes.slidesScroll === 'all' ? 2 : 1,
		arrows: flag( attributes.arrowStyle !== 'none' ),
		dots: flag( attributes.dotStyle !== 'none' && type !== 'thumbslider' ),
		thumbnails: flag( type === 'thumbslider' ),
		effect: ( type === 'slider' || type === 'thumbslider' ) && attributes.slideType === 'fade' ? 'fade' : 'slide',
	};
	return made(
		{ ...shared( attributes ), ...settings },
		pictures.map( ( picture ) => slide( [ pictureOf( picture ) ] ) ),
		[
			...( [ 'masonry', 'grid', 'tiles', 'mosaic' ].includes( String( type ) )
				? [ __( 'Layout of the pictures', 'vestibule' ) ]
				: [] ),
			...( attributes.lightbox && attributes.lightbox !== 'none'
				? [ __( 'Enlarged pictures on a click', 'vestibule' ) ]
				: [] ),
			...( attributes.imageFilter && attributes.imageFilter !== 'none'
				? [ __( 'Picture filters', 'vestibule' ) ]
				: [] ),
			...( attributes.showCaption === true ? [ __( 'Style of captions', 'vestibule' ) ] : [] ),
			__( 'Colours of arrows and dots', 'vestibule' ),
		]
	);
}
