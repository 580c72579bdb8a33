import { results } from '../../../src/beacon/images';

/** In jsdom nothing has a place, so each image says its own: left, top, width and height. */
function show( html: string ): HTMLImageElement[] {
	document.body.innerHTML = html;
	const images = [ ...document.images ];
	images.forEach( ( image ) => {
		const [ left = 0, top = 0, width = 0, height = 0 ] = ( image.dataset.at ?? '' ).split( ' ' ).map( Number );
		image.getBoundingClientRect = () => placed( left, top, width, height );
	} );
	return images;
}

const placed = ( x: number, y: number, width: number, height: number ): DOMRect => ( {
	x,
	y,
	width,
	height,
	left: x,
	top: y,
	right: x + width,
	bottom: y + height,
	toJSON: () => '',
} );

const labels = ( largest?: Element ) => results( largest ).lcp.map( ( { src, label } ) => [ src, label ] );

test( 'only what is in the window before anybody scrolls is above the fold', () => {
	show( `
		<img src="in.jpg" data-at="0 10 100 100">
		<img src="half.jpg" data-at="0 ${ innerHeight - 10 } 100 100">
		<img src="below.jpg" data-at="0 ${ innerHeight } 100 100">
		<img src="beside.jpg" data-at="${ innerWidth } 10 100 100">
		<img src="passed.jpg" data-at="-200 10 100 100">
		<img src="hidden.jpg" data-at="0 0 0 0">
		<img data-at="0 10 100 100">` );
	expect( labels() ).toEqual( [
		[ 'in.jpg', 'above-the-fold' ],
		[ 'half.jpg', 'above-the-fold' ],
	] );
} );

test( 'the largest is named once, with the attributes as they stand in the page', () => {
	const [ , hero ] = show( `
		<img src="logo.png" data-at="0 0 10 10">
		<img src="/a.jpg?x=1&amp;y=2" srcset="/a.jpg 2x" sizes="auto, 50vw" data-at="0 10 100 100">` );
	expect( results( hero ).lcp ).toEqual( [
		{ type: 'img', src: '/a.jpg?x=1&y=2', srcset: '/a.jpg 2x', sizes: 'auto, 50vw', label: 'lcp' },
		{ type: 'img', src: 'logo.png', srcset: '', sizes: '', label: 'above-the-fold' },
	] );
} );

test( 'a text that is the largest is no image', () => {
	show( '<h1>Hello</h1><img src="a.jpg" data-at="0 10 100 100">' );
	expect( labels( document.querySelector( 'h1' ) ?? undefined ) ).toEqual( [ [ 'a.jpg', 'above-the-fold' ] ] );
} );

test( 'what a picture chooses among sources is not preloaded', () => {
	const [ chosen ] = show( '<picture><source srcset="a.avif"><img src="a.jpg" data-at="0 10 100 100"></picture>' );
	expect( labels( chosen ) ).toEqual( [ [ 'a.jpg', 'above-the-fold' ] ] );
} );

test( 'no report holds more than its contract allows', () => {
	const images = show( '<img src="a.jpg" data-at="0 10 10 10">'.repeat( 30 ) );
	expect( labels( images[ 29 ] ) ).toHaveLength( 20 );
	expect( labels( images[ 29 ] )[ 0 ] ).toEqual( [ 'a.jpg', 'lcp' ] );
} );
