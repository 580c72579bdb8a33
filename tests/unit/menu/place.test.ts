import { placed } from '../../../src/menu/place';

const VIEW = { width: 1280, height: 800 };
const box = ( left: number, top: number, width: number, height: number ) => ( {
	left,
	top,
	right: left + width,
	bottom: top + height,
} );

describe( 'position of a submenu in the window', () => {
	it( 'a submenu that fits keeps its position', () => {
		expect( placed( box( 100, 60, 200, 300 ), VIEW, false ) ).toEqual( {
			shift: '0px 0',
			isInline: false,
			room: 732,
		} );
		expect( placed( box( 100, 60, 200, 300 ), VIEW, true ) ).toEqual( {
			shift: '0 0px',
			isInline: false,
			room: 732,
		} );
	} );

	it( 'a submenu below its parent item is moved into the window from either edge', () => {
		expect( placed( box( -40, 60, 200, 300 ), VIEW, false ).shift ).toBe( '48px 0' );
		expect( placed( box( 1200, 60, 200, 300 ), VIEW, false ).shift ).toBe( '-128px 0' );
	} );

	it( 'a submenu beside its parent item is moved up, but not out of the window', () => {
		expect( placed( box( 400, 600, 200, 300 ), VIEW, true ) ).toMatchObject( { shift: '0 -108px', room: 300 } );
		expect( placed( box( 400, 600, 200, 2000 ), VIEW, true ) ).toMatchObject( { shift: '0 -592px', room: 784 } );
	} );

	it( 'a submenu is shown inline if neither side has room for it', () => {
		expect( placed( box( -100, 60, 200, 300 ), { width: 412, height: 900 }, true ).isInline ).toBe( true );
		expect( placed( box( 300, 60, 200, 300 ), { width: 412, height: 900 }, true ).isInline ).toBe( true );
		expect( placed( box( 300, 60, 200, 300 ), { width: 412, height: 900 }, false ).isInline ).toBe( false );
	} );
} );
