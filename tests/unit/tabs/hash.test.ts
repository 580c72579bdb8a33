import { idIn } from '../../../blocks/tabs/live/useTargets';

test.each( [
	[ '#evening-courses', 'evening-courses' ],
	[ '#A1_b', 'A1_b' ],
	[ '', null ],
	[ '#', null ],
	[ '#a b', null ],
	[ '#%D0%94', null ],
	[ '#a"],[x', null ],
	[ '#/path', null ],
] )( 'the hash %j contains the ID %j', ( hash, id ) => {
	expect( idIn( hash ) ).toBe( id );
} );
