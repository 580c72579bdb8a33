import type { Page } from '@playwright/test';
import { expect, test } from './support/admin';
import { violations } from './support/axe';
import { newForm, publish, type Stored } from './support/form-editor';

// The welcome guide loads a remote image.
test.use( { expectedConsole: [ /s\.w\.org/ ] } );

const INPUT = '.vestibule-field__input[type="email"]';

const look = ( element: Element ) => {
	const { backgroundColor, borderRadius, color } = getComputedStyle( element );
	return { backgroundColor, borderRadius, color };
};

/** Checks a form with errors in each style and color scheme, with its own colors and then with those of the theme. */
async function expectAccessibleInAllStyles( page: Page ): Promise< void > {
	const printed = page.locator( '.wp-block-vestibule-form' );
	const own = ( await printed.getAttribute( 'class' ) ) ?? '';
	for ( const colors of [ 'own colors', 'theme colors' ] ) {
		if ( colors === 'theme colors' ) {
			await printed.evaluate( ( element ) => element.removeAttribute( 'style' ) );
		}
		const classes = colors === 'own colors' ? own : 'wp-block-vestibule-form is-style-filled';
		for ( const style of [ 'outlined', 'filled', 'underlined' ] ) {
			await printed.evaluate(
				( element, name ) => element.setAttribute( 'class', name ),
				classes.replace( /is-style-\w+/, `is-style-${ style }` )
			);
			for ( const colorScheme of [ 'light', 'dark' ] as const ) {
				await page.emulateMedia( { colorScheme } );
				const faults = await violations( page, '.wp-block-vestibule-form' );
				expect( [ colors, style, colorScheme, ...faults ] ).toEqual( [ colors, style, colorScheme ] );
			}
		}
	}
}

test( 'WordPress’s controls set the style, colors and radius of a form, and the page looks like the canvas', async ( {
	admin,
	browser,
	editor,
	page,
} ) => {
	await admin.createNewPost( { postType: 'page', title: 'Looks' } );
	await newForm( editor, 'Looks' );
	const form = editor.canvas.locator( '[data-type="vestibule/form"]' );
	await editor.selectBlocks( form );
	await editor.openDocumentSettingsSidebar();
	const sidebar = page.getByRole( 'region', { name: 'Editor settings' } );
	await sidebar.getByRole( 'tab', { name: 'Styles' } ).click();
	await sidebar.getByRole( 'button', { name: 'Filled', exact: true } ).click();
	await sidebar.getByRole( 'spinbutton', { name: /radius/i } ).fill( '20' );
	await page.evaluate( () => {
		const { getSelectedBlockClientId } = window.wp.data.select( 'core/block-editor' );
		window.wp.data.dispatch( 'core/block-editor' ).updateBlockAttributes( getSelectedBlockClientId(), {
			backgroundColor: 'deep',
			style: {
				...window.wp.data.select( 'core/block-editor' ).getBlockAttributes( getSelectedBlockClientId() ).style,
				color: { text: '#f4f7f2' },
			},
		} );
	} );
	const canvas = [ await form.evaluate( look ), await editor.canvas.locator( INPUT ).evaluate( look ) ];
	expect( canvas[ 0 ] ).toMatchObject( { borderRadius: '20px', color: 'rgb(244, 247, 242)' } );
	expect( canvas[ 1 ]?.borderRadius ).toBe( '20px 20px 0px 0px' );

	await publish( editor );
	await page.reload();
	await expect( form ).toHaveClass( /is-style-filled/ );
	const [ block ] = ( await page.evaluate( () =>
		window.wp.data.select( 'core/block-editor' ).getBlocks()
	) ) as Stored[];
	expect( block ).toMatchObject( { isValid: true, attributes: { backgroundColor: 'deep' } } );

	const address: string = await page.evaluate( () => window.wp.data.select( 'core/editor' ).getPermalink() );
	const visitor = await browser.newContext();
	const visited = await visitor.newPage();
	await visited.goto( address );
	const printed = visited.locator( '.wp-block-vestibule-form' );
	expect( [ await printed.evaluate( look ), await visited.locator( INPUT ).evaluate( look ) ] ).toEqual( canvas );

	await visited.getByRole( 'button', { name: 'Send' } ).click();
	await expect( printed.locator( '.vestibule-field__error' ).first() ).toBeVisible();
	await expectAccessibleInAllStyles( visited );
	await visitor.close();
} );
