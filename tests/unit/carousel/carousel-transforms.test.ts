import type { Block } from '@wordpress/blocks';
import { fromColumns, fromGallery, fromGroup, fromKadence, toGroup } from '../../../blocks/carousel/editor/transforms';

/** Losses that each conversion reports. */
const mockMissed: string[][] = [];

jest.mock( '@wordpress/blocks', () => ( {
	createBlock: ( name: string, attributes: object, innerBlocks: unknown[] = [] ) => ( {
		name,
		attributes,
		innerBlocks,
	} ),
	cloneBlock: ( block: object ) => ( { ...block } ),
} ) );
jest.mock( '@wordpress/i18n', () => ( { __: ( text: string ) => text } ) );
jest.mock( '../../../src/controls/lost', () => ( {
	lost: ( block: unknown, names: string[] ) => {
		mockMissed.push( names );
		return block;
	},
} ) );

const block = ( name: string, attributes: object = {}, innerBlocks: Block[] = [] ) =>
	( { name, attributes, innerBlocks } ) as unknown as Block;
const text = ( content: string ) => block( 'core/paragraph', { content } );
const contents = ( { innerBlocks }: Block ) =>
	innerBlocks.map( ( slide ) =>
		slide.innerBlocks.map( ( { attributes } ) => ( attributes.content ?? attributes.url ) as unknown )
	);

beforeEach( () => mockMissed.splice( 0 ) );

test( 'a gallery that becomes a carousel keeps its columns, and its lost caption is reported', () => {
	const made = fromGallery(
		{ columns: 4, caption: 'All', align: 'wide', sizeSlug: 'large' },
		[ 'a', 'b' ].map( ( url ) => block( 'core/image', { url } ) )
	);
	expect( made.attributes ).toEqual( { auto: 'false', align: 'wide', xxl: 4, sm: 2, ss: 1 } );
	expect( contents( made ) ).toEqual( [ [ 'a' ], [ 'b' ] ] );
	expect( mockMissed ).toEqual( [ [ 'Caption of the gallery' ] ] );
} );

test( 'groups and columns become slides, and slides become a group again', () => {
	const group = fromGroup( {}, [
		block( 'core/group', { backgroundColor: 'accent' }, [ text( 'One' ), text( 'Two' ) ] ),
		text( 'Three' ),
	] );
	expect( contents( group ) ).toEqual( [ [ 'One', 'Two' ], [ 'Three' ] ] );
	expect( group.innerBlocks[ 0 ]?.attributes ).toEqual( { backgroundColor: 'accent' } );
	const columns = fromColumns( {}, [
		block( 'core/column', { width: '30%' }, [ text( 'Left' ) ] ),
		block( 'core/column', {}, [ text( 'Right' ) ] ),
	] );
	expect( columns.attributes ).toEqual( { auto: 'false', xxl: 2, sm: 2, ss: 1 } );
	expect( mockMissed.at( -1 ) ).toEqual( [ 'Widths of individual columns' ] );
	expect(
		toGroup( { auto: 'false' }, group.innerBlocks ).innerBlocks.map(
			( { attributes } ) => attributes.content as unknown
		)
	).toEqual( [ 'One', 'Two', 'Three' ] );
} );

test( 'a Kadence gallery that becomes a carousel keeps its images, links, columns and timing', () => {
	const made = fromKadence( {
		type: 'carousel',
		columns: [ 4, 3, 3, 2, 2, 1 ],
		gutter: [ 10, '', '' ],
		autoPlay: true,
		autoSpeed: 3000,
		transSpeed: 1200,
		slidesScroll: 'all',
		arrowStyle: 'none',
		dotStyle: 'dark',
		lightbox: 'simple',
		imagesDynamic: [
			{
				url: 'a.jpg',
				id: 7,
				alt: 'A',
				caption: 'Caption',
				customLink: 'https://example.org/',
				linkTarget: '_blank',
			},
			{ url: 'b.jpg', customLink: 'javascript:alert(1)' },
		],
	} );
	expect( made.attributes ).toEqual( {
		...{ xxl: 4, xl: 3, md: 3, sm: 2, xs: 2, ss: 1, gutter: 10, scroll: 2 },
		...{
			auto: 'true',
			sliderSpeed: 3000,
			animationSpeed: 1200,
			arrows: 'false',
			dots: 'true',
			thumbnails: 'false',
			effect: 'slide',
		},
	} );
	expect( made.innerBlocks.map( ( slide ) => slide.innerBlocks[ 0 ]?.attributes ) ).toEqual( [
		{
			url: 'a.jpg',
			id: 7,
			alt: 'A',
			caption: 'Caption',
			href: 'https://example.org/',
			linkDestination: 'custom',
			linkTarget: '_blank',
			rel: 'noopener',
		},
		{ url: 'b.jpg', alt: '' },
	] );
	expect( mockMissed ).toEqual( [ [ 'Enlarged images on click', 'Colors of arrows and dots' ] ] );
} );

test( 'a Kadence slider becomes a carousel with one image at a time, and keeps its thumbnails', () => {
	expect(
		fromKadence( {
			type: 'slider',
			columns: [ 3, 3, 3, 2, 1, 1 ],
			slideType: 'fade',
			images: [ { url: 'a.jpg' } ],
		} ).attributes
	).toMatchObject( { effect: 'fade', auto: 'false', dots: 'true' } );
	const thumbs = fromKadence( { type: 'thumbslider', slideType: 'slide', images: [ { url: 'a.jpg' } ] } ).attributes;
	expect( thumbs ).toMatchObject( { effect: 'slide', thumbnails: 'true', dots: 'false' } );
	expect( thumbs ).not.toHaveProperty( 'xxl' );
} );
