import { columnSetting, type ColumnSetting } from '../../../src/carousel/columns';
import { settingsOf, easingOf, type Given, type Settings } from '../../../src/carousel/settings';
import { vectors } from '../vectors';

test.each( vectors< { width: number; setting: ColumnSetting } >( 'carousel-columns' ) )(
	'a carousel that is $width px wide uses the column setting $setting',
	( { width, setting } ) => {
		expect( columnSetting( width ) ).toBe( setting );
	}
);

test.each( vectors< { name: string; given: Given; settings: Settings } >( 'carousel-settings' ) )(
	'carousel settings are normalized: $name',
	( { given, settings } ) => {
		expect( settingsOf( given ) ).toEqual( settings );
	}
);

test( 'a carousel moves at constant speed if the move takes more than a second', () => {
	expect( [ 400, 1000, 1001, 5000 ].map( easingOf ) ).toEqual( [
		'cubic-bezier(0.25, 1, 0.5, 1)',
		'cubic-bezier(0.25, 1, 0.5, 1)',
		'linear',
		'linear',
	] );
} );
