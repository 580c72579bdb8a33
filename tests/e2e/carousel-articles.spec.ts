import { carousel, carouselOn, inSight, slide, started } from './support/carousel';
import { expect, test } from './support/fixtures';
import { publish } from './support/pages';

/* Carousels of WordPress's own blocks: posts of a query loop, and images. */

const QUERY =
	'<!-- wp:query {"query":{"perPage":4,"postType":"post","order":"asc","orderBy":"title","inherit":false,"sticky":"exclude"}} --><div class="wp-block-query"><!-- wp:post-template {"layout":{"type":"grid","columnCount":3}} --><!-- wp:post-title {"level":3,"isLink":true} /--><!-- /wp:post-template --></div><!-- /wp:query -->';
/**
 * The query with pages that WordPress loads without reloading the document. `list` contains more attributes of the
 * list.
 */
const paged = ( list = '' ) =>
	QUERY.replace( '{"query"', '{"queryId":7,"enhancedPagination":true,"query"' )
		.replace( 'post-template {', `post-template {${ list }` )
		.replace(
			'</div><!-- /wp:query -->',
			'<!-- wp:query-pagination --><!-- wp:query-pagination-previous /--><!-- wp:query-pagination-next /--><!-- /wp:query-pagination --></div><!-- /wp:query -->'
		);
const picture = ( name: string ) =>
	slide(
		`<img src="/wp-includes/images/w-logo-blue.png?${ name }" width="80" height="80" alt="${ name }" loading="lazy">`
	);
const CONTENT = [
	carousel( { label: 'Articles', auto: 'false', xxl: 2, ss: 1 }, QUERY ),
	carousel( { label: 'Pictures', auto: 'false', thumbnails: 'true' }, ...[ 'a', 'b', 'c' ].map( picture ) ),
].join( '\n\n' );

let path = '';

test.beforeAll( async () => {
	path = await publish( 'Carousels of articles', CONTENT );
} );

test( 'posts in a query loop become slides in WordPress’s own list, even if they are added later', async ( {
	page,
} ) => {
	await page.goto( path );
	const root = carouselOn( page, 'Articles' );
	const items = root.getByRole( 'listitem' );
	const titles = await root.getByRole( 'heading', { level: 3, includeHidden: true } ).allTextContents();
	expect( titles ).toHaveLength( 4 );
	expect( await inSight( root ) ).toEqual( titles.slice( 0, 2 ) );
	await expect( items.first() ).toHaveAttribute( 'aria-label', '1 of 4' );
	await started( page, 'Articles' );
	await expect( root.getByRole( 'list' ) ).toHaveClass( /wp-block-post-template/ );
	await expect( root.locator( 'li:not([inert], [aria-hidden])' ) ).toHaveCount( 2 );
	await root.getByRole( 'button', { name: 'Next' } ).click();
	await expect.poll( () => inSight( root ) ).toEqual( titles.slice( 1, 3 ) );
	await root
		.locator( 'ul' )
		.evaluate( ( list ) =>
			list.insertAdjacentHTML( 'beforeend', '<li class="wp-block-post"><h3>Later</h3></li>' )
		);
	await root.getByRole( 'button', { name: '5 of 5' } ).click();
	await expect.poll( async () => ( await inSight( root ) )[ 0 ] ).toBe( 'Later' );
} );

test( 'carousel images load before they are visible, and a click on a thumbnail shows its image', async ( {
	page,
} ) => {
	await page.goto( path );
	const root = carouselOn( page, 'Pictures' );
	const small = root.getByRole( 'button', { name: /of 3/ } );
	await expect( small ).toHaveCount( 3 );
	await expect( small.nth( 1 ).locator( 'img' ) ).toHaveAttribute( 'src', /w-logo-blue\.png\?b$/ );
	await started( page, 'Pictures' );
	await expect( root.locator( '.vestibule-carousel__list img[loading="lazy"]' ) ).toHaveCount( 0 );
	await small.nth( 2 ).click();
	await expect( small.nth( 2 ) ).toHaveAttribute( 'aria-current', 'true' );
	await expect
		.poll( () =>
			root
				.getByRole( 'img', { name: 'c' } )
				.evaluate(
					( image ) =>
						image.getBoundingClientRect().left >=
							( image.closest( '.vestibule-carousel__track' )?.getBoundingClientRect().left ?? 0 ) &&
						( image as HTMLImageElement ).naturalWidth > 0
				)
		)
		.toBe( true );
} );

for ( const [ kind, content, isLoaded ] of [
	[ 'a list with the carousel class', paged( '"className":"vestibule-slide-init",' ), false ],
	[ 'a carousel block', carousel( { auto: 'false', xxl: 1 }, paged() ), true ],
] as const ) {
	test( `the carousel works on each page of a paginated query loop: ${ kind }`, async ( { page } ) => {
		await page.goto( await publish( 'Pages of articles', content ) );
		const root = page.locator( '[data-island="carousel"]' );
		const titles = () => root.locator( 'li:not(.splide__slide--clone) h3' ).allTextContents();
		const works = async () => {
			// The loader may not listen yet, so the press is repeated.
			await expect( async () => {
				await root.dispatchEvent( 'pointerdown' );
				await expect( root ).toHaveClass( /is-running/, { timeout: 3000 } );
			} ).toPass();
			const now = await titles();
			await expect( root.locator( '.vestibule-carousel__dot' ) ).toHaveCount( now.length );
			expect( ( await inSight( root ) )[ 0 ] ).toBe( now[ 0 ] );
			await root.locator( '.vestibule-carousel__next' ).click();
			await expect.poll( async () => ( await inSight( root ) )[ 0 ] ).toBe( now[ 1 ] );
			await expect( root.locator( '.vestibule-carousel__dot' ).nth( 1 ) ).toHaveAttribute(
				'aria-current',
				'true'
			);
			return now;
		};
		const first = await works();
		await page.evaluate( () => ( document.body.dataset.stays = 'yes' ) );
		await page.getByRole( 'link', { name: 'Next Page' } ).click();
		await expect.poll( titles ).not.toContain( first[ 0 ] );
		expect( await page.evaluate( () => document.body.dataset.stays ) ).toBe( isLoaded ? undefined : 'yes' );
		// The last page has fewer slides.
		expect( ( await works() ).length ).toBeLessThanOrEqual( first.length );
		await page.getByRole( 'link', { name: 'Previous Page' } ).click();
		await expect.poll( titles ).toEqual( first );
		await works();
	} );
}
