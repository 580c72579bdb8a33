import { notifyOthers } from '../../../src/consent/others';

/** Values that the WP Consent API receives. */
function told( ...choice: Parameters< typeof notifyOthers > ) {
	const values: Record< string, string > = {};
	window.wp_set_consent = ( kind, value ) => {
		values[ kind ] = value;
	};
	notifyOthers( ...choice );
	return values;
}

test.each( [
	[ 'accepted', null, 'allow', 'allow', 'allow' ],
	[ 'accepted', [ 'statistics' ], 'deny', 'allow', 'deny' ],
	[ 'accepted', [ 'preferences', 'marketing' ], 'allow', 'deny', 'allow' ],
	[ 'refused', null, 'deny', 'deny', 'deny' ],
	[ 'not-set', null, 'deny', 'deny', 'deny' ],
] as const )(
	'the choice %s with the categories %j sets preferences to %s, statistics to %s and marketing to %s',
	( choice, kinds, preferences, statistics, marketing ) => {
		expect( told( choice, kinds && [ ...kinds ], false ) ).toEqual( {
			functional: 'allow',
			preferences,
			statistics,
			'statistics-anonymous': statistics,
			marketing,
		} );
	}
);
