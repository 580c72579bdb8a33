/**
 * WordPress out of Debian's packages, for machines that reach a Debian mirror and nothing else. Works without root:
 * apt keeps its lists and files in a folder of ours. The mirror and the key ring are the machine's own.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inCache } from '../lib/paths.mjs';
import { has, quietly } from '../lib/run.mjs';
import { CannotGoOn } from '../lib/say.mjs';

const SOURCES = [ '/etc/apt/sources.list.d/debian.sources', '/etc/apt/sources.list' ];
const KEYS = '/usr/share/keyrings/debian-archive-keyring.gpg';
const BUNDLE = 'wp-includes/certificates/ca-bundle.crt';
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';

/** Which of Debian's suites holds which WordPress. */
const SUITES = { 7.1: 'sid', 6.8: 'trixie' };

/** WordPress itself, its default theme, and what Debian takes out of core into packages of their own. */
const PACKAGES = [
	...[ 'wordpress', 'wordpress-theme-twentytwentyfive', 'libphp-phpmailer', 'php-getid3' ],
	...[ 'libjs-cropper', 'libjs-jquery-ui', 'libjs-jquery', 'libjs-lodash', 'libjs-underscore' ],
];

/** Debian's own set-up files, which point into /etc. */
const NOT_OURS = [ 'wp-config.php', '.htaccess' ];

export function canUseDebian() {
	return has( 'apt-get' ) && has( 'dpkg' ) && existsSync( KEYS ) && Boolean( mirror() );
}

function mirror() {
	const text = SOURCES.filter( ( file ) => existsSync( file ) ).map( ( file ) => readFileSync( file, 'utf8' ) );
	return text.join( '\n' ).match( /^(?:URIs:|deb(?: \[[^\]]*\])?)\s+(\S+)/m )?.[ 1 ];
}

export async function fromDebian( wanted, folder ) {
	const suite = SUITES[ wanted.split( '.' ).slice( 0, 2 ).join( '.' ) ];
	if ( ! suite ) {
		throw new CannotGoOn( `Debian holds WordPress ${ Object.keys( SUITES ).join( ' and ' ) }, not ${ wanted }.` );
	}
	const work = inCache( `debian-${ suite }` );
	rmSync( work, { recursive: true, force: true } );
	for ( const part of [ 'lists/partial', 'cache/archives/partial', 'packages', 'root' ] ) {
		mkdirSync( join( work, part ), { recursive: true } );
	}
	writeFileSync(
		`${ work }/suite.sources`,
		`Types: deb\nURIs: ${ mirror() }\nSuites: ${ suite }\nComponents: main\nSigned-By: ${ KEYS }\n`
	);
	const apt = ( ...args ) =>
		quietly( `apt-get ${ args[ 0 ] }`, 'apt-get', [ ...aptOptions( work ), ...args ], {
			cwd: `${ work }/packages`,
		} );
	await apt( 'update', '--error-on=any' );
	await apt( 'download', ...PACKAGES );
	for ( const file of readdirSync( `${ work }/packages` ) ) {
		await quietly( 'dpkg', 'dpkg', [ '-x', `${ work }/packages/${ file }`, `${ work }/root` ] );
	}
	await assemble( work, folder );
	rmSync( work, { recursive: true } );
}

function aptOptions( work ) {
	const options = {
		'Dir::Etc::sourcelist': `${ work }/suite.sources`,
		'Dir::Etc::sourceparts': '/nonexistent',
		'Dir::State::lists': `${ work }/lists`,
		'Dir::Cache': `${ work }/cache`,
		// The sandbox user may not read a project below a home folder; signatures are checked either way.
		'APT::Sandbox::User': 'root',
	};
	return Object.entries( options ).flatMap( ( [ name, value ] ) => [ '-o', `${ name }=${ value }` ] );
}

/**
 * Debian replaces parts of core by links to other packages: they are followed, those that lead out of the tree are not.
 */
async function assemble( work, folder ) {
	const tree = `${ work }/root/usr/share/wordpress`;
	for ( const name of [ ...NOT_OURS, BUNDLE ] ) {
		rmSync( join( tree, name ), { force: true } );
	}
	await quietly( 'copy WordPress', 'cp', [ '-rL', tree, `${ work }/core` ] );
	if ( existsSync( CERTIFICATES ) ) {
		cpSync( CERTIFICATES, join( `${ work }/core`, BUNDLE ), { dereference: true } );
	}
	mkdirSync( dirname( folder ), { recursive: true } );
	rmSync( folder, { recursive: true, force: true } );
	renameSync( `${ work }/core`, folder );
}
