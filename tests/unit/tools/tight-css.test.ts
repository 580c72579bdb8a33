import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

/** Runs the tool in a separate Node process, because the tools are Node modules, which Jest cannot load. */
function tight( css: string ): string {
	const code = `import { tight } from './tools/tight-css.mjs'; process.stdout.write( tight( ${ JSON.stringify( css ) } ) )`;
	return spawnSync( process.execPath, [ '--input-type=module', '-e', code ], {
		cwd: resolve( __dirname, '../../..' ),
		encoding: 'utf8',
	} ).stdout;
}

test.each( [
	[ 'a{color:var( --ink,var( --text, red ) )}', 'a{color:var(--ink,var(--text,red))}' ],
	[ '@media ( width < 10px ) and ( height ){a{b:c}}', '@media (width < 10px) and (height){a{b:c}}' ],
	[ 'a:is( .b, .c ) .d{e:calc( ( 1px + 2px ) * 3 )}', 'a:is(.b,.c) .d{e:calc((1px + 2px) * 3)}' ],
	[ 'a{--row:var( --on, )}', 'a{--row:var(--on,)}' ],
	[ 'a,.b\n\t.c\n\t>.d{e:f}', 'a,.b .c >.d{e:f}' ],
	[ 'a{b:c( d, "e, f" )}', 'a{b:c(d,"e, f")}' ],
	[ 'a::after{content:"( kept )"}', 'a::after{content:"( kept )"}' ],
	[ `a{b:url("data:image/svg+xml,%3Cg a='t( 1 )'/%3E")}`, `a{b:url("data:image/svg+xml,%3Cg a='t( 1 )'/%3E")}` ],
	[ '[href="\\") x ( "]{c:d( e )}', '[href="\\") x ( "]{c:d(e)}' ],
] )( 'unnecessary spaces are removed from CSS, but strings stay unchanged: %s', ( css, expected ) => {
	expect( tight( css ) ).toBe( expected );
} );
