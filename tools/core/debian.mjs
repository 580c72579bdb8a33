/**
 * WordPress from Debian's packages, for machines that only reach a Debian mirror. Doesn't need root, because apt stores
 * its lists and files in the cache folder. Uses the mirror and the key ring of the machine.
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

/** Debian suites by WordPress version. */
const SUITES = { 7.1: 'sid', 6.8: 'trixie' };

/** WordPress, its default theme, and libraries that Debian moved from core to separate packages. */
const PACKAGES = [
	...[ 'wordpress', 'wordpress-theme-twentytwentyfive', 'libphp-phpmailer', 'php-getid3' ],
	...[ 'libjs-cropper', 'libjs-jquery-ui', 'libjs-jquery', 'libjs-lodash', 'libjs-underscore' ],
];

/** Debian's configuration files, which contain paths in /etc. */
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
		throw new CannotGoOn( `Debian has WordPress ${ Object.keys( SUITES ).join( ' and ' ) }, but not ${ wanted }.` );
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
		// The sandbox user can't read projects in a home folder. Signatures are checked anyway.
		'APT::Sandbox::User': 'root',
	};
	return Object.entries( options ).flatMap( ( [ name, value ] ) => [ '-o', `${ name }=${ value }` ] );
}

/**
 * Copies WordPress. Debian replaces parts of core with links to other packages: links inside the tree are replaced with
 * the files, links out of the tree are skipped.
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
