import { expect, type Locator, type Page } from '@playwright/test';

/** Attributes of the contracts `carousel` and `slide`. */
type Attributes = Record< string, string | number >;

const comment = ( name: string, attributes: Attributes, inner: string ) =>
	`<!-- wp:vestibule/${ name } ${ JSON.stringify( attributes ) } -->\n${ inner }\n<!-- /wp:vestibule/${ name } -->`;

export const html = ( inner: string ) => `<!-- wp:html -->\n${ inner }\n<!-- /wp:html -->`;

export const slide = ( inner: string, attributes: Attributes = {} ) => comment( 'slide', attributes, html( inner ) );

export const carousel = ( attributes: Attributes, ...slides: string[] ) =>
	comment( 'carousel', attributes, slides.join( '\n' ) );

/** Slides with one link each, named "Link 1" and so on. */
export const links = ( count: number ) =>
	Array.from( { length: count }, ( _, index ) =>
		slide( `<p>Slide text ${ index + 1 }. <a href="#top">Link ${ index + 1 }</a></p>` )
	);

export const carouselOn = ( page: Page, name: string ): Locator => page.getByRole( 'group', { name, exact: true } );

/** Starts the carousel with this name and returns it. */
export async function started( page: Page, name: string ): Promise< Locator > {
	const root = carouselOn( page, name );
	await root.dispatchEvent( 'pointerdown' );
	await expect( root ).toHaveClass( /is-running/ );
	return root;
}

/** Texts of the slides in the visible part of the track, in visual order, including copies. */
export const inSight = ( root: Locator ): Promise< string[] > =>
	root.evaluate( ( element ) => {
		const track = element.querySelector( '.vestibule-carousel__track' )?.getBoundingClientRect() ?? new DOMRect();
		return [ ...element.querySelectorAll( '.vestibule-carousel__list > *' ) ]
			.map( ( item ) => ( { place: item.getBoundingClientRect(), text: item.textContent?.trim() ?? '' } ) )
			.filter( ( { place } ) => place.left >= track.left - 2 && place.right <= track.right + 2 )
			.sort( ( a, b ) => a.place.left - b.place.left )
			.map( ( { text } ) => text );
	} );
