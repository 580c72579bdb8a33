import type { BlockVariation } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { gallery, image, postList } from '@wordpress/icons';
import type { CarouselAttributes } from './attributes';

export const slidesIcon = (
	<svg viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		<path d="M7 5.5h10v13H7v-13Zm1.5 1.5v10h7V7h-7ZM3 8h1.5v8H3V8Zm16.5 0H21v8h-1.5V8Z" />
	</svg>
);

type Inner = NonNullable< BlockVariation[ 'innerBlocks' ] >;

const text = ( heading: string ): Inner[ number ] => [
	'vestibule/slide',
	{},
	[
		[ 'core/heading', { level: 3, placeholder: heading } ],
		[ 'core/paragraph', { placeholder: __( 'Text', 'vestibule' ) } ],
	],
];
const picture: Inner[ number ] = [ 'vestibule/slide', {}, [ [ 'core/image', {} ] ] ];
const pictureAndText = ( heading: string ): Inner[ number ] => [
	'vestibule/slide',
	{},
	[
		[ 'core/image', {} ],
		[ 'core/heading', { level: 3, placeholder: heading } ],
	],
];
const three = ( make: ( heading: string ) => Inner[ number ] ): Inner =>
	Array.from( { length: 3 }, () => make( __( 'Heading', 'vestibule' ) ) );

const articles: Inner = [
	[
		'core/query',
		{
			query: {
				perPage: 6,
				pages: 0,
				offset: 0,
				postType: 'post',
				order: 'desc',
				orderBy: 'date',
				author: '',
				search: '',
				exclude: [],
				sticky: 'exclude',
				inherit: false,
			},
		},
		[
			[
				'core/post-template',
				{},
				[
					[ 'core/post-featured-image', { isLink: true, aspectRatio: '3/2' } ],
					[ 'core/post-title', { level: 3, isLink: true } ],
					[ 'core/post-date', {} ],
				],
			],
		],
	],
];

/**
 * New carousels don't move automatically. Autoplay is on by default, so they need this attribute (docs/carousel.md).
 */
const STILL: CarouselAttributes = { auto: 'false' };
const THREE_COLUMNS: CarouselAttributes = { xxl: 3, sm: 2, ss: 1 };

export const variations: BlockVariation< CarouselAttributes >[] = [
	{
		name: 'slides',
		title: __( 'Carousel', 'vestibule' ),
		description: __( 'Slides with any blocks.', 'vestibule' ),
		icon: slidesIcon,
		isDefault: true,
		attributes: { ...STILL, xxl: 2, ss: 1 },
		innerBlocks: three( text ),
		isActive: ( { effect, thumbnails } ) => effect !== 'fade' && thumbnails !== 'true',
		scope: [ 'inserter', 'transform' ],
	},
	{
		name: 'pictures',
		title: __( 'Image carousel', 'vestibule' ),
		description: __( 'Several images side by side.', 'vestibule' ),
		icon: gallery,
		attributes: { ...STILL, ...THREE_COLUMNS },
		innerBlocks: three( () => picture ),
		scope: [ 'inserter' ],
	},
	{
		name: 'articles',
		title: __( 'Article carousel', 'vestibule' ),
		description: __( 'Recent articles, or the posts that another query returns.', 'vestibule' ),
		icon: postList,
		keywords: [ __( 'posts', 'vestibule' ), __( 'query', 'vestibule' ) ],
		attributes: { ...STILL, ...THREE_COLUMNS, label: __( 'Recent articles', 'vestibule' ) },
		innerBlocks: articles,
		scope: [ 'inserter' ],
	},
	{
		name: 'thumbnails',
		title: __( 'Carousel with thumbnails', 'vestibule' ),
		description: __( 'One image at a time, chosen with thumbnails.', 'vestibule' ),
		icon: image,
		attributes: { ...STILL, thumbnails: 'true', dots: 'false' },
		innerBlocks: three( () => picture ),
		isActive: ( { thumbnails } ) => thumbnails === 'true',
		scope: [ 'inserter', 'transform' ],
	},
	{
		name: 'fade',
		title: __( 'Fading slides', 'vestibule' ),
		description: __( 'One slide at a time, each fading into the next.', 'vestibule' ),
		icon: slidesIcon,
		attributes: { ...STILL, effect: 'fade' },
		innerBlocks: three( pictureAndText ),
		isActive: ( { effect, thumbnails } ) => effect === 'fade' && thumbnails !== 'true',
		scope: [ 'inserter', 'transform' ],
	},
];
