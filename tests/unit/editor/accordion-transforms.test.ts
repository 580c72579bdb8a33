import type { Block } from '@wordpress/blocks';
import {
	areHeadings,
	fromAccordion,
	fromDetails,
	fromHeadings,
	fromKadence,
	fromTabs,
} from '../../../blocks/accordion/editor/transforms';

/** Losses that each conversion reports. */
const mockMissed: string[][] = [];

jest.mock( '@wordpress/blocks', () => ( {
	createBlock: ( name: string, attributes: object, innerBlocks: unknown[] = [] ) => ( {
		name,
		attributes,
		innerBlocks,
	} ),
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
const heading = ( content: string, level = 2 ) => block( 'core/heading', { content, level } );
const titles = ( accordion: Block ) => accordion.innerBlocks.map( ( item ) => item.attributes.title as unknown );
const open = ( accordion: Block ) => accordion.innerBlocks.map( ( item ) => item.attributes.isOpen as unknown );

beforeEach( () => mockMissed.splice( 0 ) );

test( 'a converted WordPress accordion keeps its titles, contents, level and open items, and losses are reported', () => {
	const item = ( title: string, openByDefault: boolean ) =>
		block( 'core/accordion-item', { openByDefault }, [
			block( 'core/accordion-heading', { title, textColor: 'accent' } ),
			block( 'core/accordion-panel', {}, [ text( title ) ] ),
		] );
	const made = fromAccordion( { autoclose: true, headingLevel: 4, showIcon: false, align: 'wide' }, [
		item( 'One', false ),
		item( '<a href="/">Two</a>', true ),
	] );
	expect( made.attributes ).toEqual( { align: 'wide', onlyOne: true, headingLevel: 4 } );
	expect( titles( made ) ).toEqual( [ 'One', 'Two' ] );
	expect( open( made ) ).toEqual( [ false, true ] );
	expect( made.innerBlocks[ 0 ]?.innerBlocks ).toEqual( [ text( 'One' ) ] );
	expect( mockMissed ).toEqual( [
		[ 'Titles without an icon', 'Styles of individual titles and panels', 'Links and images in titles' ],
	] );
} );

test( 'details blocks with the same name become an accordion with one open item, and others allow several', () => {
	const inner = [ [ text( 'a' ) ], [ text( 'b' ) ] ];
	const made = fromDetails(
		[
			{ summary: 'A', name: 'x', anchor: 'a' },
			{ summary: 'B', name: 'x', showContent: true },
		],
		inner
	);
	expect( made.attributes ).toEqual( { onlyOne: true, headingLevel: 0 } );
	expect( open( made ) ).toEqual( [ false, true ] );
	expect( made.innerBlocks[ 0 ]?.attributes.anchor ).toBe( 'a' );
	expect( made.innerBlocks[ 1 ]?.innerBlocks ).toEqual( inner[ 1 ] );
	expect( fromDetails( [ { summary: 'A' }, { summary: 'B' } ], inner ).attributes.onlyOne ).toBe( false );
	expect( mockMissed ).toEqual( [ [], [] ] );
} );

test( 'headings of the highest level become accordion titles, and lower headings stay in the content', () => {
	const blocks = [ heading( 'A', 3 ), text( 'a' ), heading( 'a2', 4 ), heading( 'B', 3 ), text( 'b' ) ];
	expect( areHeadings( blocks ) ).toBe( true );
	const made = fromHeadings( {}, blocks );
	expect( made.attributes.headingLevel ).toBe( 3 );
	expect( titles( made ) ).toEqual( [ 'A', 'B' ] );
	expect( made.innerBlocks[ 0 ]?.innerBlocks ).toEqual( [ text( 'a' ), heading( 'a2', 4 ) ] );
} );

test.each( [
	[ 'text before the first heading', [ text( 'a' ), heading( 'A' ) ] ],
	[ 'headings without text', [ heading( 'A' ), heading( 'B' ) ] ],
	[ 'a first heading below the others', [ heading( 'A', 3 ), text( 'a' ), heading( 'B', 2 ) ] ],
	[ 'nothing', [] ],
] )( 'conversion to an accordion is not offered for %s', ( _, blocks ) => {
	expect( areHeadings( blocks ) ).toBe( false );
} );

test( 'tabs become an accordion whose first item is open', () => {
	const made = fromTabs( { anchor: 'courses' }, [
		block( 'vestibule/tab', { title: 'A' }, [ text( 'a' ) ] ),
		block( 'vestibule/tab', { title: 'B' } ),
	] );
	expect( made.attributes ).toEqual( { anchor: 'courses', onlyOne: true } );
	expect( titles( made ) ).toEqual( [ 'A', 'B' ] );
	expect( open( made ) ).toEqual( [ true, false ] );
} );

test( 'a converted Kadence accordion keeps its titles, its open pane and its FAQ setting', () => {
	const pane = ( title: unknown, more: object = {} ) =>
		block( 'kadence/pane', { title, titleTag: 'h3', ...more }, [ text( 'x' ) ] );
	const made = fromKadence( { openPane: 1, faqSchema: true, linkPaneCollapse: false }, [
		pane( [ 'What ', { type: 'strong', props: { children: [ 'now' ] } } ], { icon: 'fe_x' } ),
		pane( 'B' ),
	] );
	expect( made.attributes ).toEqual( { onlyOne: false, headingLevel: 3, isFaq: true } );
	expect( titles( made ) ).toEqual( [ 'What <strong>now</strong>', 'B' ] );
	expect( open( made ) ).toEqual( [ false, true ] );
	expect( mockMissed ).toEqual( [ [ 'Icons', 'Colors and spacing of titles and panels' ] ] );
	expect( open( fromKadence( { startCollapsed: true }, [ pane( 'A' ) ] ) ) ).toEqual( [ false ] );
} );
