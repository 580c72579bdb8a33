import schema from '../../../plugin/contracts/sticky.schema.json';
import { LIMITS, withSetting } from '../../../src/admin/sticky/settings';

jest.mock( '@wordpress/i18n', () => ( { __: ( text: string ) => text } ) );

it( 'default values of the sticky settings are not stored', () => {
	expect( withSetting( { edge: 'top', shrink: true, gap: 8 }, 'shrink', false ) ).toEqual( { edge: 'top', gap: 8 } );
	expect( withSetting( { edge: 'top', gap: 8 }, 'gap', 0 ) ).toEqual( { edge: 'top' } );
	expect( withSetting( { edge: 'top', gap: 8 }, 'gap', undefined ) ).toEqual( { edge: 'top' } );
} );

it( 'other values of the sticky settings are stored, and their limits match the contract', () => {
	expect( withSetting( { edge: 'bottom' }, 'offset', 400 ) ).toEqual( { edge: 'bottom', offset: 400 } );
	expect( LIMITS ).toEqual( { offset: schema.properties.offset.maximum, gap: schema.properties.gap.maximum } );
} );
