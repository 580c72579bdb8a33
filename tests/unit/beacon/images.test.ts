import { results } from '../../../src/beacon/images';

function show( html: string ): HTMLImageElement[] {
	document.body.innerHTML = html;
	return [ ...document.images ];
}

const labels = ( above: HTMLImageElement[], largest?: Element ) =>
	results( above, largest ).lcp.map( ( { src, label } ) => [ src, label ] );

test( 'an image without a URL is not reported', () => {
	expect( labels( show( '<img src="in.jpg"><img>' ) ) ).toEqual( [ [ 'in.jpg', 'above-the-fold' ] ] );
} );

test( 'the largest image is reported once, with its attributes as written', () => {
	const above = show( `
		<img src="logo.png">
		<img src="/a.jpg?x=1&amp;y=2" srcset="/a.jpg 2x" sizes="auto, 50vw">` );
	expect( results( above, above[ 1 ] ).lcp ).toEqual( [
		{ type: 'img', src: '/a.jpg?x=1&y=2', srcset: '/a.jpg 2x', sizes: 'auto, 50vw', label: 'lcp' },
		{ type: 'img', src: 'logo.png', srcset: '', sizes: '', label: 'above-the-fold' },
	] );
} );

test( 'a text element is not reported as the largest image', () => {
	const above = show( '<h1>Hello</h1><img src="a.jpg">' );
	expect( labels( above, document.querySelector( 'h1' ) ?? undefined ) ).toEqual( [ [ 'a.jpg', 'above-the-fold' ] ] );
} );

test( 'an image with several sources is not reported as the largest', () => {
	const above = show( '<picture><source srcset="a.avif"><img src="a.jpg"></picture>' );
	expect( labels( above, above[ 0 ] ) ).toEqual( [ [ 'a.jpg', 'above-the-fold' ] ] );
} );

test( 'a report contains no more images than the contract allows', () => {
	const images = show( '<img src="a.jpg">'.repeat( 30 ) );
	expect( labels( images, images[ 29 ] ) ).toHaveLength( 20 );
	expect( labels( images, images[ 29 ] )[ 0 ] ).toEqual( [ 'a.jpg', 'lcp' ] );
} );
