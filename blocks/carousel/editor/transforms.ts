import { cloneBlock, createBlock, type Block } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { lost } from '../../../src/controls/lost';
import { COLUMN_SETTINGS } from '../../../src/carousel/columns';
import { flag, type CarouselAttributes } from './attributes';

type Attributes = Record< string, unknown >;

/** Attributes that are copied to and from a carousel. */
const SHARED = [ 'align', 'anchor', 'className', 'backgroundColor', 'textColor', 'gradient', 'style' ];

const shared = ( attributes: Attributes ): Attributes =>
	Object.fromEntries(
		Object.entries( attributes ).filter( ( [ name, value ] ) => SHARED.includes( name ) && value !== undefined )
	);

const slide = ( blocks: Block[], attributes: Attributes = {} ): Block =>
	createBlock( 'vestibule/slide', attributes, blocks );

/** Creates a carousel and reports what was not converted. Autoplay is off, because the original block did not move. */
const made = ( attributes: CarouselAttributes & Attributes, slides: Block[], left: readonly string[] = [] ): Block =>
	lost( createBlock( 'vestibule/carousel', { auto: 'false', ...attributes }, slides ), left );

const columnsFor = ( value: unknown, count: number ) =>
	Math.min( 12, Math.max( 1, Number( value ) || Math.min( 3, count ) ) );

/**
 * Transforms a gallery. Preserves its number of columns, but shows at most two columns on tablets and one on phones.
 */
export function fromGallery( attributes: Attributes, images: readonly Block[] ): Block {
	const many = columnsFor( attributes.columns, images.length );
	return made(
		{ ...shared( attributes ), xxl: many, sm: Math.min( 2, many ), ss: 1 },
		images.map( ( image ) => slide( [ cloneBlock( image ) ] ) ),
		[
			...( attributes.caption ? [ __( 'Caption of the gallery', 'vestibule' ) ] : [] ),
			...( attributes.randomOrder ? [ __( 'Random order', 'vestibule' ) ] : [] ),
		]
	);
}

const fromImages = ( images: readonly Attributes[] ): Block =>
	made(
		{},
		images.map( ( image ) => slide( [ createBlock( 'core/image', image ) ] ) )
	);

/** Transforms a group. Each inner block becomes a slide. Inner groups are unwrapped. */
export function fromGroup( attributes: Attributes, blocks: readonly Block[] ): Block {
	const slides = blocks.map( ( block ) =>
		block.name === 'core/group'
			? slide(
					block.innerBlocks.map( ( inner ) => cloneBlock( inner ) ),
					shared( block.attributes )
				)
			: slide( [ cloneBlock( block ) ] )
	);
	return made( shared( attributes ), slides );
}

export function fromColumns( attributes: Attributes, all: readonly Block[] ): Block {
	const many = columnsFor( all.length, all.length );
	const slides = all.map( ( column ) =>
		slide(
			column.innerBlocks.map( ( inner ) => cloneBlock( inner ) ),
			shared( column.attributes )
		)
	);
	return made( { ...shared( attributes ), xxl: many, sm: Math.min( 2, many ), ss: 1 }, slides, [
		...( all.some( ( { attributes: { width } } ) => width )
			? [ __( 'Widths of individual columns', 'vestibule' ) ]
			: [] ),
		...( all.some( ( { attributes: { verticalAlignment } } ) => verticalAlignment )
			? [ __( 'Vertical alignment', 'vestibule' ) ]
			: [] ),
	] );
}

/** Transforms a carousel into a group with the content of all slides. */
export const toGroup = ( attributes: Attributes, slides: readonly Block[] ): Block =>
	createBlock(
		'core/group',
		shared( attributes ),
		slides.flatMap( ( { name, innerBlocks, ...block } ) =>
			( name === 'vestibule/slide' ? innerBlocks : [ { name, innerBlocks, ...block } ] ).map( ( inner ) =>
				cloneBlock( inner )
			)
		)
	);

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

/** Converts Kadence's list of column counts, which is ordered from the widest to the narrowest screen size. */
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

/** Transforms a Kadence gallery with any layout. Kadence's public block.json documents the attributes. */
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
				? [ __( 'Image layout', 'vestibule' ) ]
				: [] ),
			...( attributes.lightbox && attributes.lightbox !== 'none'
				? [ __( 'Enlarged images on click', 'vestibule' ) ]
				: [] ),
			...( attributes.imageFilter && attributes.imageFilter !== 'none'
				? [ __( 'Image filters', 'vestibule' ) ]
				: [] ),
			...( attributes.showCaption === true ? [ __( 'Caption style', 'vestibule' ) ] : [] ),
			__( 'Colors of arrows and dots', 'vestibule' ),
		]
	);
}

/**
 * Returns the argument as an array. WordPress passes arrays if several blocks can be selected, and single values
 * otherwise.
 */
const list = ( value: Attributes | Attributes[] ): Attributes[] => ( Array.isArray( value ) ? value : [ value ] );

/** Transformations to and from a carousel. */
export const transforms = {
	from: [
		{ type: 'block', blocks: [ 'core/gallery' ], transform: fromGallery },
		{
			type: 'block',
			blocks: [ 'core/image' ],
			isMultiBlock: true,
			transform: ( images: Attributes | Attributes[] ) => fromImages( list( images ) ),
		},
		{ type: 'block', blocks: [ 'core/columns' ], transform: fromColumns },
		{
			type: 'block',
			blocks: [ 'core/group' ],
			isMatch: ( _: Attributes, group: Block ) => group.innerBlocks.length > 1,
			transform: fromGroup,
		},
		{ type: 'block', blocks: [ 'kadence/advancedgallery' ], transform: fromKadence },
	],
	to: [ { type: 'block', blocks: [ 'core/group' ], transform: toGroup } ],
};
