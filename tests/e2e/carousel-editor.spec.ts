import { expect, test } from './support/admin';

test( 'slides can be edited, added, moved, duplicated and removed, and are unchanged after reloading', async ( {
	admin,
	editor,
	page,
	pageUtils,
} ) => {
	await admin.createNewPost( { postType: 'page', title: 'Written carousel' } );
	await editor.insertBlock( {
		name: 'vestibule/carousel',
		innerBlocks: [
			{ name: 'vestibule/slide', innerBlocks: [ { name: 'core/paragraph', attributes: { content: 'One' } } ] },
			{ name: 'vestibule/slide', innerBlocks: [ { name: 'core/paragraph', attributes: { content: 'Two' } } ] },
		],
	} );
	const slides = editor.canvas.locator( '[data-type="vestibule/slide"]' );
	await expect( slides ).toHaveText( [ /One/, /Two/ ] );
	await slides.nth( 0 ).getByText( 'One' ).click();
	await page.keyboard.press( 'End' );
	await page.keyboard.type( ' and more' );
	await editor.selectBlocks( slides.nth( 0 ) );
	await editor.clickBlockToolbarButton( 'Add slide after' );
	await expect( slides ).toHaveCount( 3 );
	await editor.selectBlocks( slides.nth( 0 ) );
	await editor.clickBlockToolbarButton( 'Duplicate slide' );
	await expect( slides ).toHaveCount( 4 );
	await editor.selectBlocks( slides.nth( 3 ) );
	await editor.clickBlockToolbarButton( 'Move left' );
	await expect( slides.nth( 2 ) ).toHaveText( /Two/ );
	await editor.clickBlockToolbarButton( 'Remove slide' );
	await expect( slides ).toHaveCount( 3 );
	await pageUtils.pressKeys( 'primary+z' );
	await expect( slides ).toHaveCount( 4 );

	const blocks = await editor.getBlocks();
	// Does not use the button, because WordPress may have autosaved on a slow machine.
	await page.evaluate( () => window.wp.data.dispatch( 'core/editor' ).savePost() );
	await page.reload();
	await expect( slides ).toHaveText( [ /One and more/, /One and more/, /Two/, /.*/ ] );
	expect( JSON.stringify( await editor.getBlocks() ) ).toBe( JSON.stringify( blocks ) );
	await expect( editor.canvas.getByText( /unexpected or invalid content/ ) ).toHaveCount( 0 );
} );

test( 'new carousels have autoplay off, their settings match the contract, and variations contain their blocks', async ( {
	admin,
	editor,
	page,
} ) => {
	await admin.createNewPost( { postType: 'page', title: 'Variants' } );
	await editor.openDocumentSettingsSidebar();
	const insert = ( name: string ) =>
		page.evaluate( ( variation ) => {
			const { getBlockVariations, createBlock, createBlocksFromInnerBlocksTemplate } = window.wp.blocks;
			const { attributes, innerBlocks } = getBlockVariations( 'vestibule/carousel' ).find(
				( { name: one }: { name: string } ) => one === variation
			);
			const block = createBlock(
				'vestibule/carousel',
				attributes,
				createBlocksFromInnerBlocksTemplate( innerBlocks )
			);
			return window.wp.data.dispatch( 'core/block-editor' ).insertBlock( block );
		}, name );
	await insert( 'slides' );
	await page.getByRole( 'spinbutton', { name: 'Large screens' } ).fill( '4' );
	await page.getByRole( 'checkbox', { name: 'Loop' } ).uncheck();
	await page.getByRole( 'checkbox', { name: 'Autoplay' } ).check();
	await page.getByRole( 'checkbox', { name: 'Pause on hover' } ).uncheck();
	await page.getByRole( 'spinbutton', { name: 'Seconds per slide' } ).fill( '5' );
	await page.getByRole( 'combobox', { name: 'Move by' } ).selectOption( 'page' );
	await page.getByRole( 'checkbox', { name: 'Dots' } ).uncheck();
	expect( ( await editor.getBlocks() )[ 0 ]?.attributes ).toMatchObject( {
		xxl: 4,
		loop: 'false',
		auto: 'true',
		pauseOnHover: 'false',
		sliderSpeed: 5000,
		scroll: 2,
		dots: 'false',
	} );

	for ( const name of [ 'pictures', 'articles', 'thumbnails', 'fade' ] ) {
		await insert( name );
	}
	await expect( editor.canvas.locator( '.wp-block-post-template' ).first() ).toBeVisible();
	await expect( editor.canvas.getByText( /unexpected or invalid content|cannot be previewed/ ) ).toHaveCount( 0 );
	const made = await editor.getBlocks();
	expect( made.map( ( { attributes, innerBlocks } ) => [ attributes.auto, innerBlocks[ 0 ]?.name ] ) ).toEqual( [
		[ 'true', 'vestibule/slide' ],
		[ 'false', 'vestibule/slide' ],
		[ 'false', 'core/query' ],
		[ 'false', 'vestibule/slide' ],
		[ 'false', 'vestibule/slide' ],
	] );
} );
